// A query and an index → the pages that answer it, the best first.
import { fold } from '../words/fold';
import { readTokens } from '../words/read-tokens';
import type { IndexFiles, Match } from './index-files';
import { findNear } from './near';
import { type Ranked, rankPages, type Said, type Word } from './rank-pages';
import { type FoundPage, readChunk } from './read-chunk';
import { sectionOf, weightOf } from './read-shard';

export interface Found {
  readonly pages: readonly FoundPage[];
  /** The words that the best page lacks. */
  readonly missing: readonly string[];
  /** What words that do not occur may mean, as pages write it. */
  readonly near: readonly string[];
}

/** As many are shown: there is no second page of results. */
const maxFound = 10;

/** How many words are tried in the place of one that does not occur. */
const maxNear = 5;

/** The characters of a query that count. */
const maxQuery = 200;

/** How few letters of a word that does not occur may be left, and how many may be cut off. */
const [minBeginning, maxCut] = [4, 3];

/** How much a word counts that stands for one that does not occur. */
const ofNear = 0.6;

interface NearWord extends Word {
  readonly near: readonly string[];
}

/** A word as it is looked up: whole, or else by all of its parts. */
interface Sought {
  readonly whole: string | undefined;
  readonly parts: readonly string[];
  /** Whether it may go on: it is the last one. */
  readonly isOpen: boolean;
}

/** The tenth time that a word is said counts less than the first. */
const flatten = (weight: number): number => weight / (weight + 4);

/** What pages say of a word. */
function gather(matches: readonly Match[], pages: number): Pick<Word, 'pages' | 'isCut'> {
  const found = new Map<number, Said>();
  for (const { entry, share } of matches) {
    const postings = entry.postings();
    const rarity = Math.log(1 + pages / postings.size);
    for (const [page, places] of postings) {
      const said = found.get(page) ?? { score: 0, sections: 0 };
      const weight = places.reduce((sum, place) => sum + weightOf(place), 0);
      said.score = Math.max(said.score, share * rarity * flatten(weight));
      for (const place of places) said.sections |= 1 << sectionOf(place);
      found.set(page, said);
    }
  }
  return { pages: found, isCut: matches.some(({ entry }) => entry.isCut) };
}

/** A word that does not occur: near ones, and what begins as it does. */
async function matchNear(files: IndexFiles, word: string) {
  if (word.length < minBeginning) return { matches: [], near: [] };
  const near = findNear(word, await files.readNear()).slice(0, maxNear);
  const found = await Promise.all(near.map((one) => files.match(fold(one), false)));
  const matches = found.flat();
  const least = Math.max(minBeginning, word.length - maxCut);
  let beginning: readonly Match[] = [];
  for (let length = word.length - 1; length >= least && beginning.length === 0; length -= 1)
    beginning = await files.match(word.slice(0, length), true);
  return { matches: [...matches, ...beginning], near };
}

async function findWord(files: IndexFiles, text: string, isOpen: boolean): Promise<NearWord> {
  const { byPrefix, pages } = files.directory;
  const own = await files.match(text, isOpen || byPrefix === true);
  if (own.length > 0) return { text, near: [], ...gather(own, pages) };
  const { matches, near } = await matchNear(files, text);
  const weaker = matches.map(({ entry, share }) => ({ entry, share: share * ofNear }));
  return { text, near, ...gather(weaker, pages) };
}

async function findSought(
  files: IndexFiles,
  { whole, parts, isOpen }: Sought,
): Promise<readonly NearWord[]> {
  const findParts = (some: readonly string[], mayGoOn: boolean) =>
    Promise.all(some.map((part) => findWord(files, part, mayGoOn)));
  // Pairs of characters: the last character by itself counts where it is all that there is.
  if (whole === undefined) return findParts(parts.length > 1 ? parts.slice(0, -1) : parts, true);
  if (parts.length === 0) return [await findWord(files, whole, isOpen)];
  const own = await files.match(whole, isOpen);
  if (own.length === 0) return findParts(parts, false);
  return [{ text: whole, near: [], ...gather(own, files.directory.pages) }];
}

/** Whether the last word of a query may go on. */
const isOpen = (query: string): boolean => /[^\s\p{P}]$/u.test(query);

async function show(
  files: IndexFiles,
  ranked: readonly Ranked[],
  words: readonly string[],
): Promise<FoundPage[]> {
  const best = ranked.slice(0, maxFound);
  const texts = await Promise.all(best.map(({ page }) => files.readChunk(page)));
  return best
    .flatMap(({ page: number, sections, score }, index) => {
      const page = readChunk(texts[index] ?? '', number, { words, sections });
      return page ? [{ page, score: score * (1 + page.match) }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}

function listSought(query: string): Sought[] {
  // In capitals, "ISO 27001" would be one word as well.
  const tokens = readTokens(query.slice(0, maxQuery).toLowerCase());
  return tokens.map(({ whole, parts }, index) => ({
    whole: whole === undefined ? undefined : fold(whole),
    parts: parts.map(fold),
    isOpen: index === tokens.length - 1 && isOpen(query),
  }));
}

/** Whether a query can be answered: one letter says too little. */
export const hasWords = (query: string): boolean => listSought(query).length > 0;

/** Whether nothing is read to know which pages have the words of a query. */
export const isAtHand = (files: IndexFiles, query: string): boolean =>
  listSought(query).every(({ whole, parts, isOpen: mayGoOn }) =>
    whole === undefined
      ? parts.every((part) => files.knows(part, true))
      : files.knows(whole, mayGoOn),
  );

/** `filters` are keys: the pages belong to all of them. */
export async function findPages(
  files: IndexFiles,
  query: string,
  filters: readonly string[] = [],
): Promise<Found> {
  const sought = listSought(query);
  if (sought.length === 0) return { pages: [], missing: [], near: [] };
  const [found, allowed, days] = await Promise.all([
    Promise.all(sought.map((one) => findSought(files, one))),
    Promise.all(filters.map((key) => files.readFilter(key))),
    files.readDays(),
  ]);
  const words = found.flat();
  const { pages, missing } = rankPages(words, { filters: allowed, days });
  return {
    pages: await show(
      files,
      pages,
      sought.flatMap(({ whole, parts }) => whole ?? parts),
    ),
    missing,
    near: [...new Set(words.flatMap(({ near }) => near))],
  };
}
