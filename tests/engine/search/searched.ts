// Pages → a search over them, in memory, with the files that it reads counted.
import type { SearchDirectory, SearchedPage, SearchFilter } from '../../../engine/model/search';
import {
  buildSearchIndex,
  indexPage,
  type PlacedPage,
  readIndexFile,
  type SearchIndex,
} from '../../../engine/search/index/build-search-index';
import type { EarlierPostings } from '../../../engine/search/index/merge-terms';
import { TermFinder } from '../../../engine/search/index/page-terms';
import { createStem } from '../../../engine/search/index/stemmer';
import { createVocabularies, type Vocabularies } from '../../../engine/search/index/vocabulary';
import { type Found, findPages } from '../../../engine/search/query/find-pages';
import { IndexFiles } from '../../../engine/search/query/index-files';
import { contentHash } from '../../../scripts/files/content-hash';

const toName = (bytes: Uint8Array): string => contentHash(bytes).slice(0, 8).toUpperCase();

export const placePages = (
  pages: readonly SearchedPage[],
  vocabularies: Vocabularies,
): PlacedPage[] => {
  const finder = new TermFinder(vocabularies);
  return pages.map((page) => ({ ...page, ...indexPage(page, finder) }));
};

interface JoinOptions {
  readonly language?: string;
  readonly filters?: readonly SearchFilter[];
  readonly earlier?: EarlierPostings | undefined;
}

export const joinPages = (
  pages: readonly PlacedPage[],
  vocabularies: Vocabularies,
  { language = 'en', filters = [], earlier }: JoinOptions = {},
): SearchIndex =>
  buildSearchIndex(pages, {
    ...{ language, stem: createStem(language), filters, names: ['', ''], toName, earlier },
    ...{ words: vocabularies.words, named: vocabularies.named, ends: vocabularies.ends },
  });

export const indexPages = (
  pages: readonly SearchedPage[],
  language = 'en',
  filters: readonly SearchFilter[] = [],
): SearchIndex => {
  const vocabularies = createVocabularies();
  return joinPages(placePages(pages, vocabularies), vocabularies, { language, filters });
};

interface OpenIndex {
  readonly find: (query: string, filters?: readonly string[]) => Promise<Found>;
  /** The names of the files that were read, each once. */
  readonly read: readonly string[];
}

/** As a browser has it: parsed again, each file asked for. */
export function openIndex(index: SearchIndex): OpenIndex {
  const read: string[] = [];
  const sent = JSON.parse(JSON.stringify(index.directory)) as SearchDirectory;
  const open = new IndexFiles(sent, async (name) => {
    read.push(name);
    if (!index.files.has(name)) throw new Error(`There is no file "${name}"`);
    return readIndexFile(index, name);
  });
  return { find: (query, filters) => findPages(open, query, filters), read };
}

/** A page of a text: each heading begins a section. */
export const toPage = (
  id: string,
  title: string,
  ...sections: readonly (readonly [heading: string, ...words: readonly string[]])[]
): SearchedPage => ({
  id,
  href: `/${id}`,
  title,
  summary: '',
  above: [],
  filters: [],
  sections: [
    { words: [] },
    ...sections.map(([heading, ...words]) => ({ id: 'x', heading, words })),
  ],
});
