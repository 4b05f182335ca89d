// A page whose words are marked → all its texts, and where each of them stands in the files of the site.

import { findTexts } from '../../engine/content/shape/find-texts';
import { toPointer } from '../../engine/content/shape/shape';
import type { Spot } from '../../engine/manifest/raw-finding';
import { placeSpots } from '../../engine/manifest/text/place-spots';
import { findRuns, type Run, RunReader } from './find-runs';
import type { MarkedSite } from './mark-site';
import type { MarkedPlace } from './read-written';

/** A place as somebody reads it. */
export interface ShownPlace {
  /** `file:line:column` */
  readonly place: string;
  /** Opens it in an editor. */
  readonly href: string;
  /** What stands there, where it is not simply the words. */
  readonly note?: string;
  /** The same for programs: a pointer into a source, and whether something is written there. */
  readonly spot: Pick<Spot, 'file' | 'pointer' | 'part'>;
  readonly isWritten: boolean;
}

export interface PageWords {
  /** The texts of the page in order. */
  readonly runs: readonly Run[];
  /** Texts that only the running app shows. */
  readonly others: readonly Run[];
  /** The blocks of the page, and their places. */
  readonly blocks: readonly { readonly type: string; readonly place: number }[];
  /** The place of the page, or of the manifest where there is none. */
  readonly page: number;
  /** By number. */
  readonly places: Readonly<Record<number, ShownPlace>>;
}

/** Makes the address that opens a place, by its file relative to the site. */
export type ToHref = (place: { readonly file: string; line: number; column: number }) => string;

interface MarkedPage {
  readonly marked: MarkedSite;
  /** The same site in all its languages. */
  readonly all: readonly MarkedSite[];
  readonly html: string;
  /** Data that comes with the page, and that all pages share. */
  readonly data: readonly unknown[];
  /** The id of the page; undefined where there is none. */
  readonly id: string | undefined;
  readonly manifestFile: string;
}

const notes: Readonly<Record<MarkedPlace['holds'], string | undefined>> = {
  words: undefined,
  variable: 'the variable in these words',
  source: 'what these words are made of',
};

const isMarked = ({ spans }: Run): boolean => spans.some(({ places }) => places.length > 0);

/** The texts of data that nothing has shown yet. */
function findOthers(data: readonly unknown[], shown: readonly Run[]): Run[] {
  const reader = new RunReader();
  for (const value of data) for (const [text] of findTexts(value, '')) reader.read(text);
  const known = new Set(shown.map(({ text }) => text));
  return reader.runs.filter((run) => isMarked(run) && !known.has(run.text));
}

const listBlocks = ({ marked, id }: MarkedPage) =>
  (id === undefined ? undefined : marked.site.manifest.pages[id]?.blocks) ?? [];

/** Places that no mark names: those of the page and its blocks. */
function listAround(shown: MarkedPage): Spot[] {
  const { id, manifestFile: file } = shown;
  if (id === undefined) return [{ file, pointer: '' }];
  const page = toPointer('/pages', id);
  const pointers = [page, ...listBlocks(shown).map((_, index) => `${page}/blocks/${index}`)];
  return pointers.map((pointer) => ({ file, pointer }));
}

interface NumberedSpot {
  readonly number: number;
  readonly spot: Spot;
  /** What of the words stands there; undefined for a place that no mark names. */
  readonly holds?: MarkedPlace['holds'];
}

/** Places of one language as somebody reads them, by number. */
function showPlaces(
  { written }: MarkedSite,
  numbered: readonly NumberedSpot[],
  toHref: ToHref,
): (readonly [number, ShownPlace])[] {
  const sources = numbered.map(({ spot }) => written.toSource(spot));
  return placeSpots(sources, written).map(({ isWritten, ...at }, index) => {
    const { number = 0, holds } = numbered[index] ?? {};
    const note = isWritten ? holds && notes[holds] : 'a default: nothing is written there yet';
    const place = `${at.file}:${at.line}:${at.column}`;
    const { file, pointer, part }: Spot = sources[index] ?? at;
    const spot = { file, pointer, ...(part && { part }) };
    const shown = { place, href: toHref(at), spot, isWritten, ...(note !== undefined && { note }) };
    return [number, shown] as const;
  });
}

export function findPageWords(page: MarkedPage, toHref: ToHref): PageWords {
  const { marked, all, html, data } = page;
  const runs = findRuns(html);
  const others = findOthers(data, runs);
  const used = new Set(
    [...runs, ...others].flatMap(({ spans }) => spans.flatMap((span) => span.places)),
  );
  // Behind the places of all marks that are shown: that of the page, and then those of its blocks.
  const last = Math.max(-1, ...used) + 1;
  const around = listAround(page).map((spot, index) => ({ number: last + index, spot }));
  const shown = all.flatMap((one) => {
    const ofMarks = [...used].flatMap((number): NumberedSpot[] => {
      const spot = one.findPlace(number);
      return spot === undefined ? [] : [{ number, spot, holds: spot.holds }];
    });
    return showPlaces(one, one === marked ? [...ofMarks, ...around] : ofMarks, toHref);
  });
  const blocks = listBlocks(page).map(({ type }, index) => ({ type, place: last + 1 + index }));
  return { runs, others, blocks, page: last, places: Object.fromEntries(shown) };
}
