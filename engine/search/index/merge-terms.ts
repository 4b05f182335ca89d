// The terms of pages, in the order of their numbers → the postings of each group of forms with one stem.
import { fold } from '../words/fold';
import { createSplitCompound } from './compounds';
import { maxSection, type PageTerms } from './page-terms';
import { findSingular, type Stem } from './stemmer';
import type { Vocabulary } from './vocabulary';

/** A group of forms, with where they occur. */
export interface Group {
  /** In order. */
  readonly forms: readonly string[];
  /** In order: the index of a page, a section of it, and how much it says there, as one number. */
  readonly postings: Uint32Array;
}

/** Sections and weights have 4 bits, pages the others. */
const toPosting = (page: number, section: number, weight: number): number =>
  (page << 8) | (section << 4) | (weight - 1);

export const pageOf = (posting: number): number => posting >>> 8;
export const sectionOf = (posting: number): number => (posting >>> 4) & maxSection;
export const weightOf = (posting: number): number => (posting & 15) + 1;
const placeOf = (posting: number): number => posting >>> 4;

/** A form that occurs. */
interface Form {
  readonly text: string;
  /** The number of the word that it is made of; of several spellings the first in order. */
  word: number;
}

interface Merging {
  readonly language: string;
  readonly stem: Stem | undefined;
  /** Of the numbers in the terms. */
  readonly words: Vocabulary;
  /** Of what words are made of. */
  readonly ends: Vocabulary;
}

interface Grouped {
  /** By group, all forms that lead to it. */
  readonly forms: readonly string[][];
  /** By word. */
  readonly groupOf: Uint32Array;
  /** Those of the words that a word is made of; most have none. */
  readonly partsOf: ReadonlyMap<number, readonly number[]>;
}

/** How many places each word has. */
function countPlaces(pages: readonly PageTerms[], { words: { length } }: Vocabulary): Uint32Array {
  const counts = new Uint32Array(length);
  for (const { words, places } of pages) {
    let at = 0;
    // Millions of times: such loops take half as long as others.
    for (let index = 0; index < places.length; index += 1) {
      const word = words[at] ?? 0;
      counts[word] = (counts[word] ?? 0) + 1;
      at += (places[index] ?? 0) & 1;
    }
  }
  return counts;
}

function listForms(counts: Uint32Array, { words }: Vocabulary) {
  const forms = new Map<string, Form>();
  const formOf = words.map((written, word) => {
    if (counts[word] === 0) return undefined;
    const text = fold(written);
    const known = forms.get(text);
    if (known === undefined) {
      const form = { text, word };
      forms.set(text, form);
      return form;
    }
    if (written < (words[known.word] ?? '')) known.word = word;
    return known;
  });
  return { forms: [...forms.values()], formOf };
}

/** What a word is made of, where it is one of those that a language joins. */
function findParts(
  forms: readonly Form[],
  groups: ReadonlyMap<string, number>,
  { language, stem, words, ends }: Merging,
): ReadonlyMap<Form, readonly number[]> {
  const parts = new Map<Form, readonly number[]>();
  const split = createSplitCompound(language);
  if (split === undefined || stem === undefined) return parts;
  for (const form of forms) {
    const written = words.words[form.word] ?? '';
    const own = groups.get(words.stemOf(form.word, stem));
    const found = split(written, (part) => groups.get(ends.stemOf(ends.numberOf(part), stem)));
    if (found.length > 0)
      parts.set(
        form,
        found.filter((group) => group !== own),
      );
  }
  return parts;
}

function groupForms(counts: Uint32Array, merging: Merging): Grouped {
  const { language, stem, words } = merging;
  const { forms, formOf } = listForms(counts, words);
  const groups = new Map<string, number>();
  const lists: Set<string>[] = [];
  const known = new Map<Form, number>();
  for (const form of forms) {
    const key = stem ? words.stemOf(form.word, stem) : form.text;
    const group = groups.get(key) ?? lists.push(new Set()) - 1;
    groups.set(key, group);
    known.set(form, group);
    const singular = findSingular(words.words[form.word] ?? '', language);
    lists[group]?.add(form.text);
    if (singular !== undefined) lists[group]?.add(fold(singular));
  }
  const parts = findParts(forms, groups, merging);
  const groupOf = new Uint32Array(words.words.length);
  const partsOf = new Map<number, readonly number[]>();
  formOf.forEach((form, word) => {
    if (form === undefined) return;
    groupOf[word] = known.get(form) ?? 0;
    const own = parts.get(form);
    if (own) partsOf.set(word, own);
  });
  return { forms: lists.map((list) => [...list].sort()), groupOf, partsOf };
}

/** Where the postings of each group begin, and where the last ones end. */
function findStarts(counts: Uint32Array, { forms, groupOf, partsOf }: Grouped): Uint32Array {
  const starts = new Uint32Array(forms.length + 1);
  counts.forEach((count, word) => {
    if (count === 0) return;
    for (const group of [groupOf[word] ?? 0, ...(partsOf.get(word) ?? [])])
      starts[group + 1] = (starts[group + 1] ?? 0) + count;
  });
  for (let group = 0; group < forms.length; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  return starts;
}

/** All postings by group, each as its pages have them. */
function listPostings(
  pages: readonly PageTerms[],
  starts: Uint32Array,
  { groupOf, partsOf }: Grouped,
): Uint32Array {
  const all = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  const add = (group: number, posting: number): void => {
    const at = ends[group] ?? 0;
    all[at] = posting;
    ends[group] = at + 1;
  };
  for (let page = 0; page < pages.length; page += 1) {
    const { words, places } = pages[page] as PageTerms;
    let at = 0;
    for (let index = 0; index < places.length; index += 1) {
      const value = places[index] ?? 0;
      const word = words[at] ?? 0;
      const place = value >>> 1;
      const section = place & maxSection;
      add(groupOf[word] ?? 0, toPosting(page, section, (place >>> 4) + 1));
      // A part of a word counts once, whatever the word does.
      const parts = partsOf.get(word);
      if (parts) for (const part of parts) add(part, toPosting(page, section, 1));
      at += value & 1;
    }
  }
  return all;
}

/** In order, those of one place joined. Forms of one stem on one page come as the page has them. */
function putInOrder(postings: Uint32Array): Uint32Array {
  if (isOrdered(postings)) return postings;
  postings.sort();
  let last = 0;
  for (const posting of postings.subarray(1)) {
    const before = postings[last] ?? 0;
    if (placeOf(before) !== placeOf(posting)) {
      last += 1;
      postings[last] = posting;
    } else {
      const weight = Math.min(maxSection, weightOf(before) + weightOf(posting));
      postings[last] = toPosting(pageOf(posting), sectionOf(posting), weight);
    }
  }
  return postings.subarray(0, last + 1);
}

function isOrdered(postings: Uint32Array): boolean {
  for (let index = 1; index < postings.length; index += 1)
    if (placeOf(postings[index - 1] ?? 0) >= placeOf(postings[index] ?? 0)) return false;
  return true;
}

/** Terms by page, in the order of their numbers. */
export function mergeTerms(pages: readonly PageTerms[], merging: Merging): readonly Group[] {
  const counts = countPlaces(pages, merging.words);
  const grouped = groupForms(counts, merging);
  const starts = findStarts(counts, grouped);
  const all = listPostings(pages, starts, grouped);
  return grouped.forms.map((forms, group) => ({
    forms,
    postings: putInOrder(all.subarray(starts[group], starts[group + 1])),
  }));
}
