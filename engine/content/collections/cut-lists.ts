// The items that a list is about → its pages. Older items stand on pages that are numbered from the oldest: when an item is added,
// none of these changes.
import { invariant } from '../../model/invariant';
import type { Item, ListedCollection, ListKey } from '../../model/items';
import { toSlug } from '../addresses/slug';
import { orderItems, rankItems, toSortKey } from './order-items';

/** How many items a numbered page has. The list page itself has at least as many, and fewer than twice as many. */
const perPage = 10;

/** Lists that are not by date have no numbers: they show up to this many items at once. */
const maxTogether = 100;

/** How a list is cut: what it shows itself, and the pages beside it. */
interface Cut {
  /** In order; those that are not shown are left out. */
  readonly items: readonly Item[];
  /** The numbered page before it, if there is one. */
  readonly older?: number;
}

/** The first letter of a title, as an address can have it. */
export const toLetter = ({ title }: Pick<Item, 'title'>): string => {
  const [letter = ''] = toSlug(toSortKey(title).slice(0, 1)).replace(/^section-?/, '');
  return letter === '' ? '0' : letter;
};

/** Whether lists show it. */
export const isShown = ({ isExpired, unlisted }: Item): boolean => !isExpired && !unlisted;

const isByDate = ({ order }: Pick<ListedCollection, 'order'>): boolean =>
  order === 'newest' || order === 'oldest';

/** Those that a key is about, of all of its collection; expired ones keep their places. */
export function selectItems(items: readonly Item[], key: Omit<ListKey, 'page'>): Item[] {
  const { tag, year, letter } = key;
  return items.filter(
    (item) =>
      !item.unlisted &&
      (tag === undefined || item.value.tags?.includes(tag)) &&
      (year === undefined || item.date?.startsWith(`${year}-`)) &&
      (letter === undefined || toLetter(item) === letter),
  );
}

/** How many numbered pages there are beside a list of that many items by date. */
const countPages = (count: number): number => Math.max(0, Math.floor(count / perPage) - 1);

/** The items of a key, and their ranks: the same for all pages of a list. */
export interface Selection {
  readonly items: readonly Item[];
  readonly ranked: readonly Item[];
}

export const toSelection = (items: readonly Item[]): Selection => ({
  items,
  ranked: rankItems(items.filter(({ draft }) => !draft)),
});

type Part = Pick<ListKey, 'page' | 'letter' | 'year'>;

/** What one list shows. `items` are those of the key. */
export const cutList = (items: readonly Item[], part: Part, collection: ListedCollection): Cut =>
  cutSelection(toSelection(items), part, collection);

/** The same for one of many pages of a list. */
export function cutSelection(
  { items, ranked }: Selection,
  { page, letter, year }: Part,
  collection: ListedCollection,
): Cut {
  if (isByDate(collection)) {
    const full = countPages(ranked.length);
    const from = page === undefined ? full * perPage : (page - 1) * perPage;
    const part = page === undefined ? ranked.slice(from) : ranked.slice(from, from + perPage);
    const drafts = page === undefined ? items.filter(({ draft }) => draft) : [];
    const older = page === undefined ? full : page - 1;
    const shown = orderItems([...part, ...drafts].filter(isShown), collection);
    return { items: shown, ...(older > 0 && { older }) };
  }
  const shown = orderItems(items.filter(isShown), collection);
  // Nothing is left out there: no other page would have it.
  if (letter !== undefined || year !== undefined) return { items: shown };
  if (collection.order === 'by-hand') return { items: shown.slice(0, maxTogether) };
  if (shown.length <= maxTogether) return { items: shown };
  if (collection.order === 'next')
    return { items: shown.filter(({ isPast }) => !isPast).slice(0, maxTogether) };
  const [first] = shown;
  return {
    items: shown
      .filter((item) => first && toLetter(item) === toLetter(first))
      .slice(0, maxTogether),
  };
}

const unique = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== undefined).sort();

/** The pages of one selection of items, beside the first. */
function listParts(items: readonly Item[], key: ListKey, collection: ListedCollection): ListKey[] {
  const toPages = (count: number): ListKey[] =>
    Array.from({ length: count }, (_, index) => ({ ...key, page: index + 1 }));
  const published = items.filter(({ draft }) => !draft);
  if (isByDate(collection)) return toPages(countPages(published.length));
  if (published.length <= maxTogether) return [];
  if (collection.order === 'next') return listYears(published).map((year) => ({ ...key, year }));
  return unique(published.map(toLetter)).map((letter) => ({ ...key, letter }));
}

/** The items of the collections that a key is about. */
export const isOfKey = ({ collection }: Item, key: ListKey): boolean =>
  collection === key.collection || (key.also?.includes(collection) ?? false);

/** The tags that items have, in the order of the collection. */
export const listTags = (
  items: readonly Item[],
  { tags }: Pick<ListedCollection, 'tags'>,
): string[] => {
  const used = new Set(items.flatMap(({ value }) => value.tags ?? []));
  return Object.keys(tags).filter((tag) => used.has(tag));
};

/** The years of items, the newest first. */
export const listYears = (items: readonly Item[]): string[] =>
  unique(items.map(({ date }) => date?.slice(0, 4))).reverse();

/** What a list of several collections has: the order and addresses of the first, the tags of all. */
export function joinCollections(collections: readonly ListedCollection[]): ListedCollection {
  const [first] = collections;
  invariant(first !== undefined, 'a list has a collection');
  const tags = collections.map((one) => one.tags).reverse();
  return {
    ...first,
    tags: Object.assign({}, first.tags, ...tags),
    archive: collections.some(({ archive }) => archive),
  };
}

/**
 * All lists that have a page besides the one of `all`. `items` are all of its collections: where the last one of a tag, a
 * year or a letter has expired, the page stays at its address, since the clock alone takes none away.
 */
export function planLists(
  all: ListKey,
  items: readonly Item[],
  collection: ListedCollection,
): ListKey[] {
  const listed = items.filter(({ unlisted }) => !unlisted);
  const published = listed.filter(({ draft }) => !draft);
  const tags = listTags(published, collection).map((tag): ListKey => ({ ...all, tag }));
  const years = collection.archive
    ? listYears(published).map((year): ListKey => ({ ...all, year }))
    : [];
  const found = [
    ...listParts(listed, all, collection),
    ...tags.flatMap((key) => [key, ...listParts(selectItems(listed, key), key, collection)]),
    ...years.flatMap((key) => [key, ...listParts(selectItems(listed, key), key, collection)]),
  ];
  return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}
