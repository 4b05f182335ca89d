// Which list of a collection → the id of its page, and the end of its address.
import type { ListedCollection, ListKey } from '../../model/items';

/**
 * `news`, `news:tag/press`, `news:tag/press/page/2`; `calendar:page/2` for items of several collections on the page "calendar". The page with
 * the list has the id that the manifest gives it.
 */
export function toListId(key: ListKey, { list }: Pick<ListedCollection, 'list'>): string {
  const parts = [
    ...(key.tag === undefined ? [] : ['tag', key.tag]),
    ...(key.year === undefined ? [] : ['year', key.year]),
    ...(key.letter === undefined ? [] : ['letter', key.letter]),
    ...(key.page === undefined ? [] : ['page', key.page]),
  ];
  return parts.length === 0 ? (key.on ?? list) : `${key.on ?? key.collection}:${parts.join('/')}`;
}

/** What follows the address of the list page; empty for itself. */
export function toListPath(
  key: ListKey,
  { addresses }: Pick<ListedCollection, 'addresses'>,
): string {
  const { page, tag, year, letter } = addresses;
  return [
    ...(key.tag === undefined ? [] : [tag.replace('{tag}', key.tag)]),
    ...(key.year === undefined ? [] : [year.replace('{year}', key.year)]),
    ...(key.letter === undefined ? [] : [letter.replace('{letter}', key.letter)]),
    ...(key.page === undefined ? [] : [page.replace('{n}', String(key.page))]),
  ]
    .map((part) => `/${part}`)
    .join('');
}
