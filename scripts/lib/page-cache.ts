// What each page of the previous output was made of, so that a page made of the same is not rendered again.
//
// The bytes are those of the previous output itself; beside the bundles lies, for each output, a record with the key of each
// page. A record of another build than the one in the output folder counts for nothing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedFile } from './build-listing';
import { compressor } from './compress';
import { contentHash } from './content-hash';
import { engineFolder } from './engine-folder';
import { hashListing, type PreviousOutput } from './previous-output';
import { renameSafely } from './rename-safely';

const folder = join(engineFolder, 'node_modules/.cache/plinth/outputs');

interface PageRecord {
  /** Of the listing of the build that it describes. */
  readonly listing: string;
  /** What compressed that build: compressed files are taken over from the same alone. */
  readonly compressor: string;
  readonly keys: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is PageRecord =>
  typeof value === 'object' &&
  value !== null &&
  'listing' in value &&
  typeof value.listing === 'string' &&
  'compressor' in value &&
  typeof value.compressor === 'string' &&
  'keys' in value &&
  typeof value.keys === 'object' &&
  value.keys !== null;

function readRecord(file: string): PageRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

export class PageCache {
  readonly #file: string;
  readonly #compressor: string;
  readonly #keys: [path: string, key: string][] = [];
  readonly #previous: PreviousOutput;
  readonly #record: PageRecord | undefined;

  constructor(outDir: string, previous: PreviousOutput, compressed: boolean) {
    this.#file = join(folder, `${contentHash(outDir)}.json`);
    this.#previous = previous;
    this.#compressor = compressed ? compressor : 'none';
    const record = readRecord(this.#file);
    this.#record = record?.listing === previous.hash ? record : undefined;
  }

  /** The file at a path, when the previous output made it of what hashes to the same key. */
  find(path: string, key: string): ListedFile | undefined {
    this.#keys.push([path, key]);
    const keys = this.#record?.keys;
    const known = keys !== undefined && Object.hasOwn(keys, path) && keys[path] === key;
    return known ? this.#previous.find(path) : undefined;
  }

  /** The compressed form of a file, when the previous output has it and the file is the same there. */
  findCompressed(path: string, ending: string): ListedFile | undefined {
    if (this.#record?.compressor !== this.#compressor) return undefined;
    return this.#previous.find(path + ending);
  }

  /** To be called when the output is written: describes it for the next build. */
  save(outDir: string): void {
    const record: PageRecord = {
      listing: hashListing(outDir),
      compressor: this.#compressor,
      keys: Object.fromEntries(this.#keys),
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${this.#file}.${process.pid}`, JSON.stringify(record));
    renameSafely(`${this.#file}.${process.pid}`, this.#file);
  }
}
