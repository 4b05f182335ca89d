// The terms of pages, in the order of their numbers → the postings of each group of forms with one stem.
import { type Grouping, groupWords, type WordGroups } from './group-words';
import { maxSection, type PageTerms } from './page-terms';

/** A group of forms, with where they occur. */
export interface Group {
  /** In order. */
  readonly forms: readonly string[];
  /** What its postings follow from, as long as its words stand where they stand. */
  readonly members: string;
  /** As an earlier index wrote them, or in order: the index of a page, a section of it, and how much it says there, as one number. */
  readonly postings: Uint8Array | Uint32Array;
}

/** The postings that an earlier index wrote. */
export interface EarlierPostings {
  /** By the members of a group. */
  readonly written: ReadonlyMap<string, Uint8Array>;
  /** The numbers of words that stand elsewhere by now, or on a page that is new, gone or has another number. */
  readonly moved: ReadonlySet<number>;
}

/** Sections and weights have 4 bits, pages the others. */
const toPosting = (page: number, section: number, weight: number): number =>
  (page << 8) | (section << 4) | (weight - 1);

export const pageOf = (posting: number): number => posting >>> 8;
export const sectionOf = (posting: number): number => (posting >>> 4) & maxSection;
export const weightOf = (posting: number): number => (posting & 15) + 1;
const placeOf = (posting: number): number => posting >>> 4;

/** By group, what of it is written already. */
function findWritten(
  { members, groupOf, partsOf }: WordGroups,
  { written, moved }: EarlierPostings,
): (Uint8Array | undefined)[] {
  const found = members.map((own) => written.get(own));
  for (const word of moved)
    for (const group of [groupOf[word] ?? 0, ...(partsOf.get(word) ?? [])])
      found[group] = undefined;
  return found;
}

/** Which groups get postings, and what these are made of. */
interface Fresh extends Pick<WordGroups, 'groupOf' | 'partsOf'> {
  readonly pages: readonly PageTerms[];
  /** The indexes of pages that have words of such groups. */
  readonly own: readonly number[];
  /** By group. */
  readonly isFresh: Uint8Array;
}

function findFresh(
  pages: readonly PageTerms[],
  { groupOf, partsOf }: WordGroups,
  written: readonly (Uint8Array | undefined)[],
): Fresh {
  const isFresh = Uint8Array.from(written, (one) => (one === undefined ? 1 : 0));
  const isWanted = Uint8Array.from(groupOf, (group) => isFresh[group] ?? 0);
  for (const [word, parts] of partsOf)
    if (parts.some((part) => isFresh[part] === 1)) isWanted[word] = 1;
  const own = [...pages.keys()].filter((page) => hasAny(pages[page] as PageTerms, isWanted));
  return { pages, own, groupOf, partsOf, isFresh };
}

function hasAny({ words }: PageTerms, isWanted: Uint8Array): boolean {
  for (let index = 0; index < words.length; index += 1)
    if (isWanted[words[index] as number] === 1) return true;
  return false;
}

/** Calls for each posting of a fresh group, as the pages have them. */
function eachPosting(
  { pages, own, groupOf, partsOf, isFresh }: Fresh,
  call: (group: number, posting: number) => void,
): void {
  for (const page of own) {
    const { words, places } = pages[page] as PageTerms;
    let at = 0;
    // Millions of times: such loops take half as long as others.
    for (let index = 0; index < places.length; index += 1) {
      const value = places[index] ?? 0;
      const word = words[at] ?? 0;
      const place = value >>> 1;
      const section = place & maxSection;
      const group = groupOf[word] ?? 0;
      if (isFresh[group] === 1) call(group, toPosting(page, section, (place >>> 4) + 1));
      // A part of a word counts once, whatever the word does.
      const parts = partsOf.get(word);
      if (parts)
        for (const part of parts) if (isFresh[part] === 1) call(part, toPosting(page, section, 1));
      at += value & 1;
    }
  }
}

/** Where the postings of each group begin, and where the last ones end. */
function findStarts(fresh: Fresh): Uint32Array {
  const count = fresh.isFresh.length;
  const starts = new Uint32Array(count + 1);
  eachPosting(fresh, (group) => {
    starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  });
  for (let group = 0; group < count; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  return starts;
}

/** All postings by group, each as its pages have them. */
function listPostings(fresh: Fresh, starts: Uint32Array): Uint32Array {
  const all = new Uint32Array(starts.at(-1) ?? 0);
  const ends = starts.slice();
  eachPosting(fresh, (group, posting) => {
    const at = ends[group] ?? 0;
    all[at] = posting;
    ends[group] = at + 1;
  });
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
export function mergeTerms(
  pages: readonly PageTerms[],
  grouping: Grouping,
  earlier: EarlierPostings = { written: new Map(), moved: new Set() },
): readonly Group[] {
  const groups = groupWords(pages, grouping);
  const written = findWritten(groups, earlier);
  const fresh = findFresh(pages, groups, written);
  const starts = findStarts(fresh);
  const all = listPostings(fresh, starts);
  return groups.forms.map((forms, group) => ({
    forms,
    members: groups.members[group] ?? '',
    postings: written[group] ?? putInOrder(all.subarray(starts[group], starts[group + 1])),
  }));
}
