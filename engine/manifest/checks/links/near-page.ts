// The id of a page that is not there → the one that was probably meant.
import { findNearest } from '../../shape/nearest';

/** That of an item may be said without its collection. What has a place on the page behind it is none. */
export function findNearPage(id: string, pages: Iterable<string>): string | undefined {
  if (id.includes('#')) return undefined;
  const items = [...pages].filter((page) => page.endsWith(`:${id}`));
  return items.length === 1 ? items[0] : findNearest(id, pages);
}
