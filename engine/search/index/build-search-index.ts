// The pages of a site with their terms → all files of its index. A pure function of these: whoever keeps terms changes nothing.
import type { SearchDirectory, SearchedPage, SearchFilter } from '../../model/search';
import { toCharacter } from '../words/code-points';
import { nameLength } from '../words/file-names';
import { mergeTerms } from './merge-terms';
import { listNearWords } from './near-words';
import { numberPages } from './page-numbers';
import type { PageTerms } from './page-terms';
import type { Stem } from './stemmer';
import { writeChunks } from './write-chunks';
import { writeShards } from './write-shards';

export interface IndexedPage {
  readonly page: SearchedPage;
  readonly terms: PageTerms;
}

export interface IndexOptions {
  readonly language: string;
  readonly stem: Stem | undefined;
  readonly filters: readonly SearchFilter[];
  /** The address of a file before its name, and behind it. */
  readonly names: SearchDirectory['names'];
  /** Eight characters for a text: its name. */
  readonly toName: (text: string) => string;
}

export interface SearchIndex {
  readonly directory: SearchDirectory;
  /** By name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The pages of each filter: a line with the distances between their numbers. */
function writeFilters(
  pages: readonly SearchedPage[],
  numbers: Uint32Array,
  filters: readonly SearchFilter[],
): string {
  return filters
    .map(({ key }) => {
      let before = -1;
      let line = '';
      pages.forEach((page, index) => {
        if (!page.filters.includes(key)) return;
        const number = numbers[index] ?? 0;
        line += toCharacter(number - before);
        before = number;
      });
      return line;
    })
    .join('\n');
}

export function buildSearchIndex(
  indexed: readonly IndexedPage[],
  { language, stem, filters, names, toName }: IndexOptions,
): SearchIndex {
  const numberOf = numberPages(indexed.map(({ page }) => page.id));
  const find = ({ page }: IndexedPage): number => numberOf.get(page.id) ?? 0;
  const order = [...indexed].sort((one, other) => find(one) - find(other));
  const numbers = Uint32Array.from(order, find);
  const pages = order.map(({ page }) => page);
  const terms = order.map((one) => one.terms);
  const files = new Map<string, string>();
  const add = (text: string): string => {
    const name = toName(text);
    files.set(name, text);
    return name;
  };
  const shards = writeShards(mergeTerms(terms, { language, stem }), numbers);
  return {
    directory: {
      names,
      pages: pages.length,
      first: shards.map(({ first }) => first),
      shards: shards.map(({ text }) => add(text)).join(''),
      chunks: writeChunks(pages, numbers)
        .map((text) => (text === '' ? '.'.repeat(nameLength) : add(text)))
        .join(''),
      near: add(listNearWords(terms)),
      filtered: filters.length === 0 ? '' : add(writeFilters(pages, numbers, filters)),
      filters,
      ...(stem === undefined && { byPrefix: true }),
    },
    files,
  };
}
