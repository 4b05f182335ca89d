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

interface RecordHead extends Build {
  /** The hash of the listing that it describes. */
  readonly listing: string;
  /** Paths of files that were made of something else since. */
  readonly changed?: readonly string[];
}

interface BuildRecord {
  readonly head: RecordHead;
  /** By path. */
  readonly made: Readonly<Record<string, MadeOf>>;
}

/** The head is a line of its own. */
const toText = (head: RecordHead, made: string): string => `${JSON.stringify(head)}\n${made}`;

function readParts(file: string): { readonly head: RecordHead; readonly made: string } | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const head: unknown = JSON.parse(text.slice(0, end));
    return isRecord(head)
      ? { head: head as unknown as RecordHead, made: text.slice(end + 1) }
      : undefined;
  } catch {
    return undefined;
  }
}

function readRecord(file: string): BuildRecord | undefined {
  const parts = readParts(file);
  if (parts === undefined) return undefined;
  try {
    const { head } = parts;
    const made: BuildRecord['made'] = JSON.parse(parts.made);
    const changed = new Set(head.changed);
    const left = Object.entries(made).filter(([path]) => !changed.has(path));
    return { head, made: changed.size === 0 ? made : Object.fromEntries(left) };
  } catch {
    return undefined;
  }
}

const toFile = (folder: string): string => `outputs/${contentHash(folder)}.json`;

/** Some files of an output are others by now: the next build makes these again, and knows the rest as before. */
export function keepOthers(
  cache: string,
  { folder, hash }: Pick<PreviousOutput, 'folder' | 'hash'>,
  changed: Iterable<string>,
): void {
  const file = toFile(folder);
  const parts = readParts(join(cache, file));
  if (parts?.head.listing !== hash) return;
  const all = [...new Set([...(parts.head.changed ?? []), ...changed])];
  const head = { ...parts.head, listing: hashListing(folder), changed: all };
  keep(cache, file, toText(head, parts.made));
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
    this.#file = toFile(previous.folder);
    this.#previous = previous;
    this.#build = build;
    const record = readRecord(join(cache, this.#file));
    const counts = record?.head.listing === previous.hash && record.head.engine === build.engine;
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
    if (this.#record?.head.compressor !== this.#build.compressor) return undefined;
    return this.#previous.find(path + ending);
  }

  /** Call it when the output is written: records it for the next build. */
  save(): void {
    const head = { ...this.#build, listing: hashListing(this.#previous.folder) };
    const made = JSON.stringify(Object.fromEntries(this.#made));
    keep(this.#cache, this.#file, toText(head, made));
  }
}
