// What an index keeps → a file for each language, for the next build of the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCodeStamp } from '../files/code-id';
import { keep, keepMore } from '../files/keep';
import type { Workspace } from '../files/workspace';
import {
  countMissing,
  readKept,
  type Snapshot,
  takeSnapshot,
  toLine,
  writeKept,
} from './kept-bytes';
import { createKept, type KeptIndex, type KeptTerms } from './kept-terms';

/** Of a file: its first part has all of an index, each other one what was new in a later index. */
interface Parts {
  /** In bytes, the first one and all. */
  readonly first: number;
  readonly size: number;
  /** Of all: it finds damage, and a part that was made to follow others. */
  readonly sum: number;
}

const noParts: Parts = { first: 0, size: 0, sum: 0 };

/** What is added to a file takes time whenever it is read. */
const maxGrowth = 1.5;

const { crc32 } = process.getBuiltinModule('node:zlib');

/** Behind a line with its length and the sum up to its end. */
function toPart(pieces: readonly Uint8Array[], { sum }: Parts): Uint8Array[] {
  const own = pieces.reduce((total, { length }) => total + length, 0);
  const filled = [...pieces, Buffer.alloc(countMissing(own))];
  // Of nothing the sum is 0, whatever was before.
  const total = filled.reduce((before, one) => (one.length > 0 ? crc32(one, before) : before), sum);
  const line = toLine(JSON.stringify([own + countMissing(own), total]));
  return [line, ...filled];
}

const createNone = () => ({ kept: createKept(), parts: noParts });

/** Throws where one is damaged. */
function readParts(bytes: Buffer) {
  const all: Buffer[] = [];
  let parts = noParts;
  while (parts.size < bytes.length) {
    const from = bytes.indexOf('\n', parts.size) + 1;
    const [length, sum] = JSON.parse(bytes.toString('utf8', parts.size, from));
    const size = from + length;
    const part = bytes.subarray(from, size);
    if (crc32(part, parts.sum) !== sum) throw new RangeError('Not the part that was written');
    all.push(part);
    parts = { first: parts.first || size, size, sum };
  }
  const [first, ...others] = all;
  return first ? { kept: readKept(first, others), parts } : createNone();
}

/** One that is damaged or somebody else's is made again. */
export class StoredTerms implements KeptTerms {
  readonly #cache: string;
  /** Whose they are, and what made them; undefined where nothing is kept. */
  readonly #stamp: Buffer | undefined;
  /** By language, what its file had. */
  readonly #opened = new Map<string, { readonly snapshot: Snapshot; readonly parts: Parts }>();

  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    const { cache, root } = workspace;
    this.#cache = cache;
    this.#stamp = code === undefined ? undefined : toLine(JSON.stringify([code, root]));
  }

  open(language: string): KeptIndex {
    const { kept, parts } = this.#read(language);
    this.#opened.set(language, { snapshot: takeSnapshot(kept), parts });
    return kept;
  }

  /** What little is new is added to the file that was opened; else that is written anew. */
  keep(language: string, index: KeptIndex): void {
    const [name, stamp, opened] = [toName(language), this.#stamp, this.#opened.get(language)];
    if (stamp === undefined) return;
    this.#opened.delete(language);
    if (opened !== undefined && opened.parts.size > 0) {
      const { snapshot, parts } = opened;
      const part = Buffer.concat(toPart(writeKept(index, snapshot), parts));
      if (parts.size + part.length <= maxGrowth * parts.first) {
        keepMore(this.#cache, name, part);
        return;
      }
    }
    const whole = toPart(writeKept(index, takeSnapshot(createKept())), noParts);
    keep(this.#cache, name, Buffer.concat([stamp, ...whole]));
  }

  #read(language: string): ReturnType<typeof readParts> {
    const stamp = this.#stamp;
    if (stamp === undefined) return createNone();
    try {
      const bytes = readFileSync(join(this.#cache, toName(language)));
      const isOwn = stamp.equals(bytes.subarray(0, stamp.length));
      return isOwn ? readParts(bytes.subarray(stamp.length)) : createNone();
    } catch {
      // There is none yet, or it cannot be read.
      return createNone();
    }
  }
}

const toName = (language: string): string => `search-${language}`;
