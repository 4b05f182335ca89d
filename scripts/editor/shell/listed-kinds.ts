// A site → what it has many of, or could have, by what people call it.
import type { CollectionEntry, EditorState, KindEntry } from '../site-state';
import { readNamed } from './fields/form-schema';
import { findFreeId } from './find-free-id';
import type { Schemas } from './shell-state';
import { findMember } from './site-values';

/** One of them; the page that lists them. In the order in which they are offered. */
const called: Readonly<Record<string, readonly [one: string, many: string]>> = {
  article: ['News', 'News'],
  event: ['Event', 'Events'],
  job: ['Job', 'Jobs'],
  case: ['Case study', 'Case studies'],
  person: ['Person', 'People'],
};
const order = Object.keys(called);

export interface ListedKind {
  readonly name: string;
  readonly about: string;
  readonly kind: KindEntry;
  /** Absent where the site has nothing of the kind yet. */
  readonly collection?: CollectionEntry;
  /** How a page of them is called, where there is none yet. */
  readonly list: string;
}

const nameKind = ({ kind }: KindEntry): string => kind.replace('kinds/', '');

/** Those of a site come last. */
function findPlace(kind: KindEntry): number {
  const place = order.indexOf(nameKind(kind));
  return place < 0 ? order.length : place;
}

/** What has rows of a table is added in the table. */
export function listKinds(site: EditorState | undefined, schemas: Schemas): readonly ListedKind[] {
  const { kinds = [], collections = [], pages = [], language = '' } = site ?? {};
  const isEnglish = /^en\b/i.test(language);
  const inOrder = [...kinds].sort((one, other) => findPlace(one) - findPlace(other));
  return inOrder.flatMap((kind): ListedKind[] => {
    const [one = kind.item, many = one] = called[nameKind(kind)] ?? [];
    const { description = '' } = readNamed(schemas, kind.kind);
    // A name is a word of the site.
    const known = { name: one, kind, list: isEnglish ? many : '' };
    const own = collections.filter((collection) => collection.kind === kind.kind);
    if (own.length === 0) return [{ ...known, about: description }];
    return own
      .filter(({ table }) => table === undefined)
      .map((collection) => {
        const list = pages.find(({ id }) => id === collection.list)?.title ?? collection.id;
        return { ...known, about: `In “${list}”`, collection };
      });
  });
}

/** A collection for a kind, with the page that lists it: its id, and the step that adds it. */
export function beginCollection(site: EditorState | undefined, kind: KindEntry, title: string) {
  const isKnown = (id: string): boolean =>
    findMember(site, ['collections', id]) !== undefined ||
    findMember(site, ['pages', id]) !== undefined;
  const id = findFreeId(title, { instead: nameKind(kind), isKnown });
  return { id, operation: { op: 'collection add', id, kind: nameKind(kind), title } };
}
