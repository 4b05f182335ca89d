// The pages of a site with their terms → all files of its index. A pure function of these: whoever keeps terms changes nothing.
import type { SearchDirectory, SearchedPage, SearchFilter } from '../../model/search';
import { toCharacter } from '../words/code-points';
import { nameLength } from '../words/file-names';
import { type EarlierPostings, mergeTerms } from './merge-terms';
import { listNearWords } from './near-words';
import { numberPages } from './page-numbers';
import type { PageTerms, TermFinder } from './page-terms';
import type { Stem } from './stemmer';
import type { Vocabularies } from './vocabulary';
import { toShown, writeChunks } from './write-chunks';
import { writeGroups, writeShards } from './write-shards';

/** All that an index has of a page: the same for as long as the page says the same. */
export interface IndexedPage {
  readonly terms: PageTerms;
  /** A line of a chunk. */
  readonly shown: string;
  /** Whether it has no words besides its title and its summary. */
  readonly isWordless: boolean;
}

/** What an index has of a page, with what its site knows of it. */
export interface PlacedPage
  extends IndexedPage,
    Pick<SearchedPage, 'id' | 'href' | 'title' | 'filters' | 'date'> {}

const isWordless = ({ sections, words }: SearchedPage): boolean =>
  words === undefined &&
  sections.every((one) => one.heading === undefined && one.words.length === 0);

export const indexPage = (page: SearchedPage, finder: TermFinder): IndexedPage => ({
  terms: finder.find(page),
  shown: toShown(page),
  isWordless: isWordless(page),
});

export interface IndexOptions extends Vocabularies {
  readonly language: string;
  readonly stem: Stem | undefined;
  readonly filters: readonly SearchFilter[];
  /** The address of a file before its name, and behind it. */
  readonly names: SearchDirectory['names'];
  /** Absent where there was none. */
  readonly earlier?: EarlierPostings | undefined;
  /** Eight characters for the bytes of a file: its name. */
  readonly toName: (bytes: Uint8Array) => string;
}

export interface SearchIndex {
  readonly directory: SearchDirectory;
  /** By name; text in UTF-8. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The postings in its shards, by the members of their groups. */
  readonly written: EarlierPostings['written'];
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The text of a file; empty where there is none. */
export const readIndexFile = ({ files }: Pick<SearchIndex, 'files'>, name: string): string =>
  decoder.decode(files.get(name));

/** The pages of each filter: a line with the distances between their numbers. */
function writeFilters(
  pages: readonly PlacedPage[],
  numbers: Uint32Array,
  filters: readonly SearchFilter[],
): string {
  const lines = new Map(filters.map(({ key }) => [key, { before: -1, text: '' }]));
  pages.forEach((page, index) => {
    for (const key of page.filters) {
      const line = lines.get(key);
      if (line === undefined) continue;
      const number = numbers[index] ?? 0;
      line.text += toCharacter(number - line.before);
      line.before = number;
    }
  });
  return [...lines.values()].map(({ text }) => text).join('\n');
}

/** In milliseconds. */
const day = 86_400_000;

const toDay = ({ date }: PlacedPage): number =>
  date === undefined ? Number.NaN : Date.parse(date) / day;

/** For each page with a date the distance from the number before, and the days since the oldest. */
function writeDates(pages: readonly PlacedPage[], numbers: Uint32Array): string {
  const days = pages.map(toDay);
  const oldest = days.reduce((min, one) => (one < min ? one : min), Number.POSITIVE_INFINITY);
  let before = -1;
  let text = '';
  days.forEach((one, index) => {
    if (Number.isNaN(one)) return;
    const number = numbers[index] ?? 0;
    text += toCharacter(number - before) + toCharacter(one - oldest);
    before = number;
  });
  return text;
}

export function buildSearchIndex(
  indexed: readonly PlacedPage[],
  { language, stem, words, named, ends, filters, earlier, names, toName }: IndexOptions,
): SearchIndex {
  const numberOf = numberPages(indexed.map(({ id }) => id));
  const numbered = indexed
    .map((page) => ({ page, number: numberOf.get(page.id) ?? 0 }))
    .sort((one, other) => one.number - other.number);
  const numbers = Uint32Array.from(numbered, ({ number }) => number);
  const pages = numbered.map(({ page }) => page);
  const terms = pages.map((page) => page.terms);
  const files = new Map<string, Uint8Array>();
  const add = (bytes: Uint8Array): string => {
    const name = toName(bytes);
    files.set(name, bytes);
    return name;
  };
  const addText = (text: string): string => (text === '' ? '' : add(encoder.encode(text)));
  const merged = mergeTerms(terms, { language, stem, words, ends }, earlier);
  const groups = writeGroups(merged, numbers);
  const shards = writeShards(groups);
  const chunks = writeChunks(
    pages.map(({ shown }) => shown),
    numbers,
  );
  return {
    directory: {
      names,
      pages: pages.length,
      first: shards.map(({ first }) => first),
      shards: shards.map(({ bytes }) => add(bytes)).join(''),
      chunks: chunks.map((text) => addText(text) || '.'.repeat(nameLength)).join(''),
      near: add(encoder.encode(listNearWords(terms, named))),
      filtered: addText(writeFilters(pages, numbers, filters)),
      filters,
      dated: addText(writeDates(pages, numbers)),
      ...(stem === undefined && { byPrefix: true }),
    },
    files,
    written: new Map(groups.map(({ members, postings }) => [members, postings])),
  };
}
