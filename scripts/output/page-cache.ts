// What each page of the previous output was made of, so that a page made of the same is not rendered again.
//
// The bytes are those of the previous output itself; beside the bundles lies, for each output, a record with the key of each
// page. A record of another build than the one in the output folder counts for nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Json } from '../../engine/model/json';
import { contentHash } from '../files/content-hash';
import { writeAtomically } from '../files/write-atomically';
import type { ListedFile } from './build-listing';
import { hashListing, type PreviousOutput } from './previous-output';

/** What a page was made of: its whole key, and the hash of its content files alone. */
export interface PageKey {
  readonly key: string;
  readonly contents: string;
}

/** What the pages of a build are made of. */
export interface MadeOf {
  /** The hash of what all pages have in common. */
  readonly common: string;
  /** The hash of everything besides the text of content files. */
  readonly site: string;
}

export interface PageCacheOptions {
  /** The folder for what is kept between builds. */
  readonly cache: string;
  /** Names what compresses the build: equal names, equal bytes. */
  readonly compressor: string;
}

interface PageRecord {
  /** Of the listing of the build that it describes. */
  readonly listing: string;
  /** What compressed that build: compressed files are taken over from the same alone. */
  readonly compressor: string;
  readonly site: string;
  readonly pages: Readonly<Record<string, PageKey>>;
}

const isPageRecord = (value: unknown): value is PageRecord & Json =>
  isRecord(value) &&
  ['listing', 'compressor', 'site', 'pages'].every((field) => Object.hasOwn(value, field));

function readRecord(file: string): PageRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPageRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

export class PageCache {
  readonly #file: string;
  readonly #compressor: string;
  readonly #previous: PreviousOutput;
  readonly #record: PageRecord | undefined;
  readonly #made: MadeOf;
  readonly #pages: [path: string, key: PageKey][] = [];

  constructor(previous: PreviousOutput, made: MadeOf, { cache, compressor }: PageCacheOptions) {
    this.#file = join(cache, 'outputs', `${contentHash(previous.folder)}.json`);
    this.#previous = previous;
    this.#compressor = compressor;
    this.#made = made;
    const record = readRecord(this.#file);
    this.#record = record?.listing === previous.hash ? record : undefined;
  }

  /**
   * The files of a page, the document first, if the previous output made all of them of the same. `describe` tells what it
   * is made of besides common things and content files; it is asked only where that may have changed.
   */
  find(
    paths: readonly [string, ...string[]],
    contents: string,
    describe: () => string,
  ): (readonly [path: string, file: ListedFile])[] | undefined {
    const [page] = paths;
    const pages = this.#record?.pages;
    const before = pages !== undefined && Object.hasOwn(pages, page) ? pages[page] : undefined;
    const same = before?.contents === contents && this.#record?.site === this.#made.site;
    const own = () => contentHash([this.#made.common, contents, describe()].join('\n'));
    const key = same && before ? before.key : own();
    this.#pages.push([page, { key, contents }]);
    if (key !== before?.key) return undefined;
    const found = paths.flatMap((path) => {
      const file = this.#previous.find(path);
      return file ? [[path, file] as const] : [];
    });
    return found.length === paths.length ? found : undefined;
  }

  /** The compressed form of a file, when the previous output has it and the file is the same there. */
  findCompressed(path: string, ending: string): ListedFile | undefined {
    if (this.#record?.compressor !== this.#compressor) return undefined;
    return this.#previous.find(path + ending);
  }

  /** To be called when the output is written: describes it for the next build. */
  save(): void {
    const record: PageRecord = {
      listing: hashListing(this.#previous.folder),
      compressor: this.#compressor,
      site: this.#made.site,
      pages: Object.fromEntries(this.#pages),
    };
    writeAtomically(this.#file, JSON.stringify(record));
  }
}
