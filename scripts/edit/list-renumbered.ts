// A site before and after an edit of its items → the numbered pages of lists whose items are others now.
import { cutList, isOfKey, selectItems } from '../../engine/content/collections/cut-lists';
import type { SiteItems } from '../../engine/model/items';
import type { Publication } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';

/** What each numbered page shows: ids, by the id of the page. */
function listNumbered(items: SiteItems | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [id, key] of items?.lists ?? []) {
    const collection = items?.collections[key.collection];
    if (collection === undefined || key.page === undefined) continue;
    const own = [...(items?.items.values() ?? [])].filter((item) => isOfKey(item, key));
    const { items: shown } = cutList(selectItems(own, key), key, collection);
    found.set(id, shown.map((item) => item.id).join(' '));
  }
  return found;
}

type Sites = Publication<Pick<ValidSite, 'items'>> | undefined;

/** The ids of these pages, in order: a new one is not among them. */
export function listRenumbered(before: Sites, after: Sites): string[] {
  const [known, now] = [before, after].map((one) => listNumbered(one?.sites[0].items));
  return [...(known ?? [])].flatMap(([id, shown]) => (now?.get(id) === shown ? [] : [id]));
}
