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
import { LineBuffer } from '../files/line-buffer';
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
  readonly made: ReadonlyMap<string, MadeOf>;
}

/** Each is a line, behind the head. */
type MadeLine = readonly [path: string, key: string, sources?: string];

const toHead = (head: RecordHead): string => `${JSON.stringify(head)}\n`;

function toLine(path: string, { key, sources }: MadeOf): string {
  const line: MadeLine = sources === undefined ? [path, key] : [path, key, sources];
  return JSON.stringify(line);
}

function parseLine(line: string): [string, MadeOf] {
  const [path, key, sources]: MadeLine = JSON.parse(line);
  return [path, { key, ...(sources !== undefined && { sources }) }];
}

interface RecordParts {
  readonly head: RecordHead;
  /** The lines behind it. */
  readonly made: Buffer;
}

function readParts(file: string): RecordParts | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const head: unknown = JSON.parse(bytes.toString('utf8', 0, end));
    return isRecord(head)
      ? { head: head as unknown as RecordHead, made: bytes.subarray(end + 1) }
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
    const made = new Map(parts.made.toString().split('\n').slice(0, -1).map(parseLine));
    for (const path of head.changed ?? []) made.delete(path);
    return { head, made };
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
  keep(cache, file, [toHead(head), parts.made]);
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
  readonly #made = new LineBuffer();

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
    const before = this.#record?.made.get(path);
    const now = this.#describe(output, before);
    this.#made.add(toLine(path, now));
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
    keep(this.#cache, this.#file, [toHead(head), ...this.#made.parts]);
  }
}
