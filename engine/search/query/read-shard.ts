// The text of a shard → its forms, and what is said of each. Written by index/write-shards.ts.
import { fromCharacter } from '../words/code-points';

/** By number of a page: its places, each a section and a weight (index/page-terms.ts). */
type Postings = ReadonlyMap<number, readonly number[]>;

export interface Entry {
  readonly forms: readonly string[];
  /** Whether only the pages are in it that say most. */
  readonly isCut: boolean;
  readonly postings: () => Postings;
}

/** Sections have 4 bits of a place. */
export const sectionOf = (place: number): number => place & 15;
export const weightOf = (place: number): number => (place >>> 4) + 1;

/** `distances` of one page after the other. */
function readPostings(text: string): Postings {
  const pages = new Map<number, number[]>();
  let page = -1;
  let places: number[] | undefined;
  for (const character of text) {
    const value = fromCharacter(character);
    if (places === undefined) {
      page += value;
      places = [];
      pages.set(page, places);
    } else {
      places.push(value >>> 1);
      if (value & 1) places = undefined;
    }
  }
  return pages;
}

function readForms(text: string, before: string): string[] {
  let last = before;
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((form) => {
    last = last.slice(0, form.charCodeAt(0) - 65) + form.slice(1);
    return last;
  });
}

export function readShard(text: string): readonly Entry[] {
  let before = '';
  return text.split('\n').map((line) => {
    const [written = '', ...rest] = line.split('\t');
    const forms = readForms(written, before);
    before = forms[0] ?? '';
    let known: Postings | undefined;
    return {
      forms,
      isCut: rest.length > 1,
      postings: () => {
        known ??= readPostings(rest.at(-1) ?? '');
        return known;
      },
    };
  });
}
