// The markup of a document → what may be wrong in it, each as a trait: a word that says which element, id or address it is.
import { decodeAddress } from '../../engine/content/addresses/decode-address';
import { findAddressProblem, listAddresses } from './markup-addresses';
import { listMisplaced, type Misplaced } from './markup-nesting';

/** What a document has, by how often. */
export type Traits = ReadonlyMap<string, number>;

export const bareLink = 'bare link';
export const namelessButton = 'nameless button';
export const silentPicture = 'silent picture';
export const namelessField = 'nameless field';

/** Traits that say which address it is. */
export const unsafe = 'unsafe ';
export const local = 'local ';
export const dead = 'dead ';
export const lost = 'lost ';
export const ofHead = 'head ';

/** With the name of the element. */
export const unknown = 'unknown ';

/** With the two elements. */
const nested = 'nested ';

export function parseMisplaced(trait: string): Misplaced | undefined {
  const [inner = '', outer = ''] = trait.slice(nested.length).split(' ');
  return trait.startsWith(nested) ? { inner, outer } : undefined;
}

/** Names of a button that stand in attributes, its own or those of what is in it. */
const hasName = (markup: string): boolean =>
  /\s(?:aria-label|aria-labelledby|title|alt)="[^"]/.test(markup) ||
  markup.replace(/<[^>]*>/g, '').trim() !== '';

/** Why an address in the markup of this page leads nowhere. */
export type FindDead = (address: string) => string | undefined;

function* listAddressTraits(html: string, findDead: FindDead): Iterable<string> {
  for (const address of listAddresses(html)) {
    const problem = findAddressProblem(address);
    if (problem !== undefined) yield (problem === 'unsafe' ? unsafe : local) + address;
    else {
      const reason = findDead(address);
      if (reason !== undefined) yield `${dead}${address}, ${reason}`;
    }
  }
}

/** Links within the page to what nothing on it is called. */
function* listLostTraits(html: string, ids: ReadonlySet<string>): Iterable<string> {
  for (const [, id = ''] of html.matchAll(/<a\s[^>]*?href="#([^"]+)"/g))
    if (id !== 'top' && !ids.has(id) && !ids.has(decodeAddress(id))) yield `${lost}#${id}`;
}

/** Attributes that name a field, or say that nobody fills it in. */
const isNamed =
  /\s(?:aria-label|aria-labelledby|title)="[^"]|\s(?:hidden|aria-hidden)\b|\stype="(?:hidden|submit|button|reset|image)"/;

function* listFieldTraits(html: string): Iterable<string> {
  const labelled = new Set(
    Array.from(html.matchAll(/<label\s[^>]*?for="([^"]*)"/g), ([, id]) => id),
  );
  const outside = html.replace(/<label\b.*?<\/label>/gs, '');
  for (const [tag] of outside.matchAll(/<(?:input|select|textarea)\b[^>]*>/g))
    if (!isNamed.test(tag) && !labelled.has(/\sid="([^"]*)"/.exec(tag)?.[1])) yield namelessField;
}

/** What browsers and search engines read wherever it stands: a drawing has titles of its own, and microdata properties. */
function* listHeadTraits(html: string): Iterable<string> {
  const body = html.slice(Math.max(html.indexOf('<body'), 0)).replace(/<svg\b.*?<\/svg>/gs, '');
  for (const [, name = ''] of body.matchAll(/<(title|meta)\b(?![^>]*\sitemprop=)[^>]*>/gi))
    yield ofHead + name;
}

/** A component whose name does not begin with a capital letter is an element that browsers do not know; drawings have such. */
function* listUnknownTraits(html: string): Iterable<string> {
  const outside = html.replace(/<(svg|math|script)\b.*?<\/\1>/gs, '');
  for (const [, name = ''] of outside.matchAll(/<([a-z]+[A-Z]\w*)[\s/>]/g)) yield unknown + name;
}

function* listTraits(html: string, findDead: FindDead): Iterable<string> {
  const ids = Array.from(html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/gi), ([, id = '']) => id);
  for (const id of ids) yield `#${id}`;
  for (const [tag] of html.matchAll(/<a(?:\s[^>]*)?>/g)) if (!/\shref=/.test(tag)) yield bareLink;
  for (const [button] of html.matchAll(/<button\b.*?<\/button>/gs))
    if (!hasName(button)) yield namelessButton;
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g))
    if (!/\salt[\s=>/]/.test(tag)) yield silentPicture;
  for (const { inner, outer } of listMisplaced(html)) yield `${nested}${inner} ${outer}`;
  yield* listFieldTraits(html);
  yield* listLostTraits(html, new Set(ids));
  yield* listHeadTraits(html);
  yield* listUnknownTraits(html);
  yield* listAddressTraits(html, findDead);
}

export function countTraits(html: string, findDead: FindDead): Traits {
  const counts = new Map<string, number>();
  for (const trait of listTraits(html, findDead)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return counts;
}
