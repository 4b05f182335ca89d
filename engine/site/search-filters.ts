// The areas, collections and tags of a site → what can be chosen to see a part of what is found.
import type { SearchedPage, SearchFilter } from '../model/search';
import type { Site, SitePage } from '../model/site';

const toAreaKey = (menu: string): string => `area ${menu}`;
const toCollectionKey = (collection: string): string => `collection ${collection}`;
/** A tag has a page, whose id tells it from those of other collections. */
const toTagKey = (page: string): string => `tag ${page}`;

/** The keys of the filters that a page belongs to. */
export const toFilterKeys = ({ menu, item }: SitePage): string[] => [
  ...(menu === null ? [] : [toAreaKey(menu)]),
  ...(item ? [toCollectionKey(item.collection)] : []),
  ...(item?.tags ?? []).flatMap(({ page }) => (page === undefined ? [] : [toTagKey(page)])),
];

function listAreas({ shell, pages }: Site): SearchFilter[] {
  const areas = shell.menus.flatMap(({ page }) => pages[page ?? ''] ?? []);
  return areas.map(({ id, label }) => ({ key: toAreaKey(id), kind: 'area', label }));
}

/** In order: a collection is called as the page is that lists it, and its tags follow. */
function listCollections({ pages }: Site): SearchFilter[] {
  const collections = new Map<string, SearchFilter>();
  const tags = new Map<string, Map<string, SearchFilter>>();
  for (const { item, parent } of Object.values(pages)) {
    if (item === undefined) continue;
    const { collection } = item;
    const label = pages[parent ?? '']?.label ?? collection;
    collections.set(collection, { key: toCollectionKey(collection), kind: 'collection', label });
    const own = tags.get(collection) ?? new Map<string, SearchFilter>();
    tags.set(collection, own);
    for (const { page, label: tag } of item.tags)
      if (page !== undefined) own.set(page, { key: toTagKey(page), kind: 'tag', label: tag });
  }
  return [...collections].flatMap(([collection, filter]) => [
    filter,
    ...[...(tags.get(collection)?.values() ?? [])].sort((one, other) =>
      one.label < other.label ? -1 : 1,
    ),
  ]);
}

/** Those that leave some of the pages; one that leaves all of them is none. */
export function listSearchFilters(
  site: Site,
  searched: readonly Pick<SearchedPage, 'filters'>[],
): SearchFilter[] {
  const counts = new Map<string, number>();
  for (const { filters } of searched)
    for (const key of filters) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...listAreas(site), ...listCollections(site)].filter(({ key }) => {
    const count = counts.get(key) ?? 0;
    return count > 0 && count < searched.length;
  });
}
