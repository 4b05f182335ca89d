// Records what each file of the previous output was made of, so that an unchanged file is not made again.
//
// The bytes are in the previous output; in the cache of the site there is a record for each output, with the key of each
// file. A record of another build than the one in the output folder, or of another engine, is ignored.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../engine/model/json';
import type { Describe, MadeOf } from '../../engine/output/made-of';
import type { Output } from '../../engine/output/output';
import { contentHash } from '../files/content-hash';
import { keep } from '../files/keep';
import type { ListedFile } from './build-listing';
import { hashListing, type PreviousOutput } from './previous-output';

interface Build {
  /** Identifies everything that makes and checks outputs. */
  readonly engine: string;
  /** Identifies the compression: compressed files are reused only with the same one. */
  readonly compressor: string;
}

interface BuildRecord extends Build {
  /** The hash of the listing that it describes. */
  readonly listing: string;
  /** By path. */
  readonly made: Readonly<Record<string, MadeOf>>;
}

function readRecord(file: string): BuildRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(record) && isRecord(record.made)
      ? (record as unknown as BuildRecord)
      : undefined;
  } catch {
    return undefined;
  }
}

interface CacheOptions {
  /** The folder for what is kept between builds. */
  readonly cache: string;
  readonly describe: Describe;
}

export class OutputCache {
  readonly #cache: string;
  readonly #file: string;
  readonly #build: Build;
  readonly #previous: PreviousOutput;
  readonly #record: BuildRecord | undefined;
  readonly #describe: Describe;
  readonly #made: [path: string, made: MadeOf][] = [];

  constructor(previous: PreviousOutput, build: Build, { cache, describe }: CacheOptions) {
    this.#cache = cache;
    this.#describe = describe;
    this.#file = `outputs/${contentHash(previous.folder)}.json`;
    this.#previous = previous;
    this.#build = build;
    const record = readRecord(join(cache, this.#file));
    const counts = record?.listing === previous.hash && record.engine === build.engine;
    this.#record = counts ? record : undefined;
  }

  /** The file of an output, if the previous build made it of the same input. */
  find(output: Output): ListedFile | undefined {
    const { path } = output;
    const made = this.#record?.made;
    const before = made !== undefined && Object.hasOwn(made, path) ? made[path] : undefined;
    const now = this.#describe(output, before);
    this.#made.push([path, now]);
    return now.key === before?.key ? this.#previous.find(path) : undefined;
  }

  /** The compressed copy of a file, when the previous output has it and the file is unchanged. */
  findCompressed(path: string, ending: string): ListedFile | undefined {
    if (this.#record?.compressor !== this.#build.compressor) return undefined;
    return this.#previous.find(path + ending);
  }

  /** Call it when the output is written: records it for the next build. */
  save(): void {
    const record: BuildRecord = {
      ...this.#build,
      listing: hashListing(this.#previous.folder),
      made: Object.fromEntries(this.#made),
    };
    keep(this.#cache, this.#file, JSON.stringify(record));
  }
}
