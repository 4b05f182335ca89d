// A site before and after an edit of its items → the numbered pages of lists whose items are others now.
import { cutList, isOfKey, selectItems } from '../../engine/content/collections/cut-lists';
import type { SiteItems } from '../../engine/model/items';
import type { Publication } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';

/** What each numbered page shows: ids, by the id of the page. */
function listNumbered(items: SiteItems | undefined): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [id, key] of items?.lists ?? []) {
    const collection = items?.collections[key.collection];
    if (collection === undefined || key.page === undefined) continue;
    const own = [...(items?.items.values() ?? [])].filter((item) => isOfKey(item, key));
    const { items: shown } = cutList(selectItems(own, key), key, collection);
    found.set(
      id,
      shown.map((item) => item.id),
    );
  }
  return found;
}

type Sites = Publication<Pick<ValidSite, 'items'>> | undefined;

interface Renamed {
  readonly id: string;
  readonly to: string;
}

/** The ids of these pages, in order: a new one is not among them. What only has another name by now has not moved. */
export function listRenumbered(before: Sites, after: Sites, renamed?: Renamed): string[] {
  const [known, now] = [before, after].map((one) => listNumbered(one?.sites[0].items));
  const toItem = (id: string): string => (id === renamed?.id ? renamed.to : id);
  // The numbered pages of a list are named after the page that it is on.
  const toList = (id: string): string =>
    renamed && id.startsWith(`${renamed.id}:`) ? renamed.to + id.slice(renamed.id.length) : id;
  return [...(known ?? [])].flatMap(([id, shown]) => {
    const left = now?.get(id) ?? now?.get(toList(id));
    return left?.join(' ') === shown.map(toItem).join(' ') ? [] : [id];
  });
}
