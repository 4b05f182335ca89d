// An index of pages in natural language → what it weighs, what a first query takes, and the processor time that it costs.
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SearchedPage } from '../../engine/model/search';
import { createDescriber, type MadeOf } from '../../engine/output/made-of';
import {
  buildSearchIndex,
  indexPage,
  readIndexFile,
  type SearchIndex,
} from '../../engine/search/index/build-search-index';
import { TermFinder } from '../../engine/search/index/page-terms';
import { createStem } from '../../engine/search/index/stemmer';
import { findPages } from '../../engine/search/query/find-pages';
import { IndexFiles } from '../../engine/search/query/index-files';
import { getEngineBundle } from '../bundle/kept-bundle';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import { KeptRound } from '../output/kept-terms';
import { StoredTerms } from '../output/stored-terms';
import { readCorpus } from './search-corpus';

/** A line of the table, each value with its unit. */
export type SearchFigures = Readonly<Record<string, string>>;

const queries = 200;

const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

function makeWeigh(weigh: (text: string) => number, index: SearchIndex) {
  const known = new Map<string, number>();
  const own = weigh(JSON.stringify(index.directory));
  const of = (name: string): number => {
    const size = known.get(name) ?? weigh(readIndexFile(index, name));
    known.set(name, size);
    return size;
  };
  return { directory: own, of };
}

const findCorpus = ({ workspace }: World): string => join(workspace.engine, 'node_modules');

const sort = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
const middle = (values: readonly number[]): number => sort(values)[values.length >> 1] ?? 0;
const high = (values: readonly number[]): number =>
  sort(values)[Math.floor(values.length * 0.95)] ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** In seconds. */
function timeCpu<Result>(work: () => Result): {
  readonly result: Result;
  readonly seconds: number;
} {
  const started = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(started);
  return { result, seconds: (user + system) / 1e6 };
}

const language = 'en';

/** A build has the keys of all pages for their documents: they cost the index nothing. */
const describe = createDescriber(contentHash);
const toMade = (page: SearchedPage): MadeOf => describe({ input: () => ({ page }) });

/** Whatever the last call kept in a folder is read, and all is kept for the next one, as builds do. */
function build(pages: readonly SearchedPage[], { workspace }: World) {
  const store = new StoredTerms(workspace, 'bench');
  const kept = store.open(language);
  const { words, named, ends } = kept;
  const finder = new TermFinder(kept);
  const round = new KeptRound(kept);
  const indexed = pages.map((page) => {
    const { id, href, title, filters } = page;
    const make = () => indexPage(page, finder);
    return { id, href, title, filters, ...round.find(id, () => toMade(page), make) };
  });
  const index = buildSearchIndex(indexed, {
    ...{ language, stem: createStem(language), words, named, ends, filters: [], names: ['', ''] },
    earlier: round.earlier,
    toName: (bytes) => contentHash(bytes).slice(0, 8),
  });
  const next = round.finish(index);
  if (next) store.keep(language, next);
  return { index, words: indexed.reduce((sum, { terms }) => sum + terms.words.length, 0) };
}

const wordOf = ({ sections }: SearchedPage, at: number): string => {
  const words = sections[0]?.words.join(' ').match(/\p{L}{5,}/gu) ?? [];
  return words[at % words.length] ?? 'page';
};

interface Asked {
  readonly first: number[];
  readonly zipped: number[];
  readonly requests: number[];
  readonly nextLetter: number[];
  readonly times: number[];
}

/** Each query is somebody's first one, letter by letter from the third one on for the next letters. */
async function ask(pages: readonly SearchedPage[], index: SearchIndex): Promise<Asked> {
  const [brotlied, zipped] = [
    makeWeigh(brotli, index),
    makeWeigh((text) => gzipSync(text).byteLength, index),
  ];
  const asked: Asked = { first: [], zipped: [], requests: [], nextLetter: [], times: [] };
  const shards = new Set(index.directory.shards.match(/.{8}/g));
  for (let at = 0; at < queries; at += 1) {
    const page = pages[(at * 7919) % pages.length];
    if (page === undefined) continue;
    const query = wordOf(page, at * 13);
    let read: string[] = [];
    const read1 = async (name: string) => {
      read.push(name);
      return readIndexFile(index, name);
    };
    await findPages(new IndexFiles(index.directory, read1), query);
    asked.first.push(read.reduce((sum, name) => sum + brotlied.of(name), brotlied.directory));
    asked.zipped.push(read.reduce((sum, name) => sum + zipped.of(name), zipped.directory));
    asked.requests.push(read.length + 1);
    const files = new IndexFiles(index.directory, read1);
    await findPages(files, query.slice(0, 3));
    read = [];
    await findPages(files, query.slice(0, 4));
    asked.nextLetter.push(read.filter((name) => shards.has(name)).length);
    const started = performance.now();
    await findPages(files, query.slice(0, 4));
    asked.times.push(performance.now() - started);
  }
  return asked;
}

/** One page says one more word. */
function change(pages: readonly SearchedPage[], at: number): SearchedPage[] {
  return pages.map((page, index) =>
    index === at
      ? {
          ...page,
          sections: page.sections.map((one) => ({ ...one, words: [...one.words, 'Zymurgy.'] })),
        }
      : page,
  );
}

/** `world` with a folder of its own, in which something may be kept. */
export async function measureSearch(world: World, count: number): Promise<SearchFigures> {
  const pages = readCorpus(findCorpus(world), count);
  for (const page of pages) toMade(page);
  const built = timeCpu(() => build(pages, world));
  const memory = process.resourceUsage().maxRSS / 1024;
  const { index, words } = built.result;
  const { directory, files } = index;
  const changed = change(pages, count >> 1);
  for (const page of changed) toMade(page);
  const again = timeCpu(() => build(changed, world));
  const fresh = [...again.result.index.files.keys()].filter((name) => !files.has(name));
  const names = [...(directory.shards + directory.chunks).matchAll(/\w{8}/g)].map(([name]) => name);
  const bytes = names.reduce((sum, name) => sum + brotli(files.get(name) ?? ''), 0);
  const { first, zipped, requests, nextLetter, times } = await ask(pages, index);
  return {
    pages: `${count}`,
    'words a page': (words / count).toFixed(0),
    'first query': `${kilobytes(middle(first))}, 95 % ${kilobytes(high(first))}`,
    'with gzip': kilobytes(middle(zipped)),
    requests: `${middle(requests)}, most ${Math.max(...requests)}`,
    'shards for the next letter': `${(nextLetter.reduce((sum, one) => sum + one, 0) / nextLetter.length).toFixed(2)}, most ${Math.max(...nextLetter)}`,
    'answer, files there': `${middle(times).toFixed(1)} ms, 95 % ${high(times).toFixed(1)} ms`,
    'index and titles, a page': `${(bytes / count).toFixed(0)} B`,
    directory: kilobytes(brotli(JSON.stringify(directory))),
    'near words': kilobytes(brotli(files.get(directory.near) ?? '')),
    'CPU of the index': `${built.seconds.toFixed(2)} s`,
    'memory of the process': `${memory.toFixed(0)} MiB`,
    'CPU after one changed word': `${again.seconds.toFixed(2)} s`,
    'files after one changed word': `${fresh.length + 1}`,
  };
}

/** What browsers load of the search, and of the app, which knows that there may be one. */
export async function weighSearchCode(world: World): Promise<SearchFigures> {
  const { app } = await getEngineBundle({ world, minify: true });
  const weigh = (matches: (path: string) => boolean): string =>
    `${app.files
      .filter(({ path }) => matches(path))
      .reduce((sum, { content }) => sum + brotli(content), 0)} B`;
  return {
    'code of the search': weigh((path) => path.includes('/search-places-')),
    'code of its page': weigh((path) => path === app.chunks.search),
    app: weigh((path) => path === app.app || app.modules.includes(path)),
  };
}

/** A line for each figure, a column for each size. */
export function printSearch(columns: readonly SearchFigures[], code: SearchFigures): string {
  const names = Object.keys(columns[0] ?? {});
  const lines = names.map((name) => [name, ...columns.map((column) => column[name] ?? '')]);
  const rows = [...lines, ...Object.entries(code)];
  const width = (at: number): number => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(width(at)))
        .join('  ')
        .trimEnd(),
    )
    .map((row) => `${row}\n`)
    .join('');
}
