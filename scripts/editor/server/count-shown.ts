// Words at a place → in how many places of the whole site readers see them.
import { setImmediate } from 'node:timers/promises';
import type { DevSite } from '../../dev/dev-site';
import type { ShownCount, WordSpot } from '../wire';

/** Each page is rendered for it: of a larger site nobody waits so long. */
const maxPages = 300;

const isAt = (one: WordSpot, other: WordSpot): boolean =>
  one.file === other.file && one.pointer === other.pointer && one.part === other.part;

/** Null where there are too many pages to look at. Other requests are answered in between. */
export async function countShown(site: DevSite, spot: WordSpot): Promise<ShownCount | null> {
  const { addresses } = site;
  if (addresses.length > maxPages) return null;
  let count: ShownCount = { places: 0, pages: 0 };
  for (const address of addresses) {
    await setImmediate();
    const words = site.findWords(address, () => '');
    if (words === undefined) continue;
    const isMeant = (number: number): boolean => {
      const place = words.places[number];
      return place !== undefined && isAt(place.spot, spot);
    };
    const found = words.runs.filter(({ spans }) =>
      spans.some(({ places }) => places.some(isMeant)),
    ).length;
    if (found > 0) count = { places: count.places + found, pages: count.pages + 1 };
  }
  return count;
}
