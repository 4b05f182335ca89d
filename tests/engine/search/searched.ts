// Pages → a search over them, in memory, with the files that it reads counted.
import type { SearchDirectory, SearchedPage } from '../../../engine/model/search';
import {
  buildSearchIndex,
  type SearchIndex,
} from '../../../engine/search/index/build-search-index';
import { TermFinder } from '../../../engine/search/index/page-terms';
import { createStem } from '../../../engine/search/index/stemmer';
import { type Found, findPages } from '../../../engine/search/query/find-pages';
import { IndexFiles } from '../../../engine/search/query/index-files';
import { contentHash } from '../../../scripts/files/content-hash';

export const toName = (text: string): string =>
  contentHash(Buffer.from(text)).slice(0, 8).toUpperCase();

export const indexPages = (pages: readonly SearchedPage[], language = 'en'): SearchIndex => {
  const finder = new TermFinder();
  return buildSearchIndex(
    pages.map((page) => ({ page, terms: finder.find(page) })),
    { language, stem: createStem(language), filters: [], names: ['', ''], toName },
  );
};

interface OpenIndex {
  readonly find: (query: string, filters?: readonly string[]) => Promise<Found>;
  /** The names of the files that were read, each once. */
  readonly read: readonly string[];
}

/** As a browser has it: parsed again, each file asked for. */
export function openIndex({ directory, files }: SearchIndex): OpenIndex {
  const read: string[] = [];
  const sent = JSON.parse(JSON.stringify(directory)) as SearchDirectory;
  const open = new IndexFiles(sent, async (name) => {
    read.push(name);
    const text = files.get(name);
    if (text === undefined) throw new Error(`There is no file "${name}"`);
    return text;
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
