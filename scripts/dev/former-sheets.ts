// The sheets that pages have had → those that open pages go on asking for, until their documents load again.
import type { SiteAssets } from '../output/site-assets';

/** The layers of sheets, by their paths up to the hash. */
export type SheetSets = SiteAssets['pageSheets']['sets'];

/** Many steps of somebody who tries out what each layout looks like. */
const maxSets = 2000;

/** What comes before the hash in the path of a file that an open page asks for by a former name. */
export const toStem = (path: string): string | undefined =>
  /^.*\/(?:shared|styles|late|live|print|page-\w+)-(?=\w+\.\w+$)/.exec(path)?.[0];

/** The sets of now with those of before, the last ones. */
export function joinSets(before: SheetSets, now: SheetSets): SheetSets {
  const gone = [...before].filter(([stem]) => !now.has(stem));
  return new Map([...gone, ...now].slice(-maxSets));
}
