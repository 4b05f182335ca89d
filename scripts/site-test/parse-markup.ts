// A document that a build wrote → what it names: ids, references to ids, addresses. It is React's markup: values are
// quoted.
import { decodeEntities } from '../marks/decode-entities';

/** Attributes that name elements by id. */
export const idReferences: readonly string[] = [
  ...['for', 'form', 'list', 'headers', 'commandfor', 'popovertarget'],
  ...['labelledby', 'describedby', 'controls', 'owns', 'details', 'errormessage'].map(
    (name) => `aria-${name}`,
  ),
];

/** Attributes that hold one address; those of forms belong to whoever receives them. */
const addressAttributes: readonly string[] = ['href', 'src', 'poster', 'data'];

/** The tags of a document; what is inside scripts is not markup. */
function* listTags(html: string): Iterable<ReadonlyMap<string, string>> {
  const markup = html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1');
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
    const attributes = [...tag.matchAll(/\s([a-z][\w:-]*)="([^"]*)"/gi)];
    yield new Map(
      attributes.map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)]),
    );
  }
}

/** The addresses of `srcset`, each with its width behind it. */
const parseSet = (set: string): string[] =>
  set.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

export interface Markup {
  readonly ids: readonly string[];
  /** The ids that something in the document names. */
  readonly references: readonly string[];
  /** As they are written, without repetition. */
  readonly addresses: readonly string[];
}

export function parseMarkup(html: string): Markup {
  const ids: string[] = [];
  const references: string[] = [];
  const addresses = new Set<string>();
  for (const attributes of listTags(html)) {
    const id = attributes.get('id');
    if (id !== undefined) ids.push(id);
    for (const name of idReferences)
      references.push(...(attributes.get(name)?.split(/\s+/).filter(Boolean) ?? []));
    for (const name of addressAttributes) addresses.add(attributes.get(name) ?? '');
    for (const address of parseSet(attributes.get('srcset') ?? '')) addresses.add(address);
  }
  addresses.delete('');
  return { ids, references, addresses: [...addresses] };
}

/** Ids that stand twice, and ids that are named and do not stand. */
export function findIdProblems({ ids, references }: Markup): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const missing = references.filter((id) => !ids.includes(id));
  return [
    ...[...new Set(twice)].map((id) => `the id "${id}" stands twice`),
    ...[...new Set(missing)].map((id) => `the id "${id}" is named, and no element has it`),
  ];
}
