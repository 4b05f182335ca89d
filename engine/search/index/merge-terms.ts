// The terms of pages, in the order of their numbers → the postings of each group of forms with one stem.
import { fromCharacter } from '../words/code-points';
import { fold } from '../words/fold';
import { createSplitCompound } from './compounds';
import { maxSection, type PageTerms } from './page-terms';
import { findSingular, type Stem } from './stemmer';

/** Pages have 20 bits, a place 8. */
const placeBits = 8;
const weightBits = 0xf0;

/** A group of forms, with where they occur: its part of the list, in the order of pages. */
export interface Group {
  /** In order. */
  readonly forms: readonly string[];
  /** For each page and section one after the other: the index of the page, and the place there. */
  readonly postings: Uint32Array;
}

/** A form as it was first met, with the group that it belongs to. */
interface Form {
  readonly text: string;
  /** As it is written; of several spellings the first in order. */
  written: string;
  group: number;
  /** Those of the words that it is made of. */
  parts: readonly number[];
}

interface Merging {
  readonly language: string;
  readonly stem: Stem | undefined;
}

export const pageOf = (posting: number): number => posting >>> placeBits;
export const sectionOf = (posting: number): number => posting & maxSection;
export const weightOf = (posting: number): number => ((posting & weightBits) >>> 4) + 1;

class Dictionary {
  readonly forms: Form[] = [];
  readonly #ids = new Map<string, number>();

  find(text: string): number | undefined {
    return this.#ids.get(text);
  }

  add(text: string, written: string): number {
    const known = this.#ids.get(text);
    if (known === undefined) {
      this.forms.push({ text, written, group: -1, parts: [] });
      this.#ids.set(text, this.forms.length - 1);
      return this.forms.length - 1;
    }
    const form = this.forms[known];
    if (form && written < form.written) form.written = written;
    return known;
  }

  /** Returns how many groups there are. */
  group({ language, stem }: Merging): number {
    const groups = new Map<string, number>();
    for (const form of this.forms) {
      const key = stem ? stem(form.written) : form.text;
      const known = groups.get(key) ?? groups.size;
      groups.set(key, known);
      form.group = known;
    }
    const split = createSplitCompound(language);
    if (split && stem)
      for (const form of this.forms) {
        const parts = split(form.written, (part) => groups.get(stem(part)));
        form.parts = parts.filter((group) => group !== form.group);
      }
    return groups.size;
  }

  /** By group, all forms that lead to it. */
  listForms(groups: number, language: string): readonly string[][] {
    const names = Array.from({ length: groups }, (): string[] => []);
    for (const { text, written, group } of this.forms) {
      const singular = findSingular(written, language);
      names[group]?.push(text, ...(singular === undefined ? [] : [fold(singular)]));
    }
    return names.map((forms) => [...new Set(forms)].sort());
  }
}

/** The terms of a page as numbers. */
interface NumberedTerms {
  /** Indexes of forms. */
  readonly forms: Uint32Array;
  /** For each form its places, doubled, and one more for the last one. */
  readonly places: Uint16Array;
}

const numberTerms = (pages: readonly PageTerms[], dictionary: Dictionary): NumberedTerms[] =>
  pages.map(({ forms, written, places }) => {
    const as = written.split(' ');
    const texts = forms === '' ? [] : forms.split(' ');
    const numbers = new Uint16Array(places.length);
    for (let index = 0; index < places.length; index += 1)
      numbers[index] = fromCharacter(places[index] ?? '');
    return {
      forms: Uint32Array.from(texts, (text, index) => dictionary.add(text, as[index] || text)),
      places: numbers,
    };
  });

type Visit = (group: number, posting: number) => void;

/** All postings, page by page. */
function visitPostings(
  pages: readonly NumberedTerms[],
  forms: readonly Form[],
  visit: Visit,
): void {
  pages.forEach((page, number) => {
    let at = 0;
    for (const value of page.places) {
      const { group = 0, parts = [] } = forms[page.forms[at] ?? 0] ?? {};
      const posting = (number << placeBits) | (value >>> 1);
      visit(group, posting);
      // A part of a word counts once, whatever the word does.
      for (const part of parts) visit(part, posting & ~weightBits);
      if (value & 1) at += 1;
    }
  });
}

/** The postings of one group, those of one place joined. */
function joinPlaces(postings: Uint32Array): Uint32Array {
  postings.sort((one, other) => pageOf(one) - pageOf(other) || sectionOf(one) - sectionOf(other));
  let last = -1;
  for (const posting of postings) {
    const before = last < 0 ? undefined : postings[last];
    if (
      before === undefined ||
      pageOf(before) !== pageOf(posting) ||
      sectionOf(before) !== sectionOf(posting)
    ) {
      last += 1;
      postings[last] = posting;
    } else {
      const weight = Math.min(maxSection, weightOf(before) + weightOf(posting));
      postings[last] = (before & ~weightBits) | ((weight - 1) << 4);
    }
  }
  return postings.subarray(0, last + 1);
}

const isOrdered = (postings: Uint32Array): boolean =>
  postings.every((posting, index) => index === 0 || isBefore(postings[index - 1] ?? 0, posting));

const isBefore = (one: number, other: number): boolean =>
  pageOf(one) < pageOf(other) ||
  (pageOf(one) === pageOf(other) && sectionOf(one) < sectionOf(other));

/** Terms by page, in the order of their numbers. */
export function mergeTerms(pages: readonly PageTerms[], merging: Merging): readonly Group[] {
  const dictionary = new Dictionary();
  const numbered = numberTerms(pages, dictionary);
  const count = dictionary.group(merging);
  const { forms } = dictionary;
  const starts = new Uint32Array(count + 1);
  visitPostings(numbered, forms, (group) => {
    starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  });
  for (let group = 0; group < count; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const ends = starts.slice(0, count);
  const all = new Uint32Array(starts[count] ?? 0);
  visitPostings(numbered, forms, (group, posting) => {
    const at = ends[group] ?? 0;
    all[at] = posting;
    ends[group] = at + 1;
  });
  return dictionary.listForms(count, merging.language).map((own, group) => {
    const postings = all.subarray(starts[group], starts[group + 1]);
    return { forms: own, postings: isOrdered(postings) ? postings : joinPlaces(postings) };
  });
}
