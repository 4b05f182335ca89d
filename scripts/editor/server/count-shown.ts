// Words at places → where readers see them on the whole site.
import { setImmediate } from 'node:timers/promises';
import type { DevSite } from '../../dev/dev-site';
import type { PageWords } from '../../marks/page-words';
import type { ShownCount } from '../shown-count';
import type { WordSpot } from '../wire';

/** Each page is rendered for it: of a larger site nobody waits so long. */
const maxPages = 300;

const isAt = (one: WordSpot, other: WordSpot): boolean =>
  one.file === other.file && one.pointer === other.pointer && one.part === other.part;

function countOn({ runs, places }: PageWords, spot: WordSpot): number {
  const isMeant = (number: number): boolean => {
    const place = places[number];
    return place !== undefined && isAt(place.spot, spot);
  };
  return runs.filter(({ spans }) => spans.some((span) => span.places.some(isMeant))).length;
}

/** One for each spot; null where there are too many pages to look at. Other requests are answered in between. */
export async function countShown(
  site: DevSite,
  spots: readonly WordSpot[],
): Promise<readonly ShownCount[] | null> {
  const { addresses } = site;
  if (addresses.length > maxPages) return null;
  const counts = spots.map(() => ({ places: 0, pages: [] as ShownCount['pages'][number][] }));
  for (const address of addresses) {
    await setImmediate();
    const words = site.findWords(address, () => '');
    if (words === undefined) continue;
    for (const [index, spot] of spots.entries()) {
      const [count, places] = [counts[index], countOn(words, spot)];
      if (count === undefined || places === 0) continue;
      count.places += places;
      count.pages.push({ address, places });
    }
  }
  return counts;
}
