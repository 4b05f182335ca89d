// What was made of something that may change → kept from run to run, by its subject and what it was made of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '../files/keep';
import { LineBuffer } from '../files/line-buffer';

interface StorePlace {
  /** The folder of caches. */
  readonly cache: string;
  /** Its name there. */
  readonly name: string;
  /** Whose subjects they are: those of another owner, such as the folder that this one is a copy of, do not count. */
  readonly owner: string;
  /** The code that makes the values; undefined where it is not known: then nothing is kept. */
  readonly code: string | undefined;
}

/** What it was made of, and what was made, as JSON: what is kept of a value must not change when the value does. */
type Entry = `${string}\t${string}`;

/** None of the two holds a line break or a tab, nor does a subject: behind it, an entry is a line of the file. */
const toEntry = (input: string, value: unknown): Entry =>
  `${JSON.stringify(input)}\t${JSON.stringify(value)}`;

const parseValue = (entry: Entry): unknown => JSON.parse(entry.slice(entry.indexOf('\t') + 1));

function parseLine(line: string): [string, Entry] {
  const end = line.indexOf('\t');
  return [JSON.parse(line.slice(0, end)), line.slice(end + 1) as Entry];
}

/**
 * One file, replaced as a whole: of two commands that write it at once, what the later one knows stays. A file that is
 * damaged, cut off or somebody else's counts for nothing and is made again.
 */
export class Store {
  readonly #place: StorePlace;
  #entries: Map<string, Entry> | undefined;

  constructor(place: StorePlace) {
    this.#place = place;
  }

  /** A copy of its own for each call; undefined where nothing is kept that was made of this input. */
  get(subject: string, input: string): unknown {
    const entry = this.#read().get(subject);
    return entry?.startsWith(`${JSON.stringify(input)}\t`) ? parseValue(entry) : undefined;
  }

  /** The same, whatever it was made of. */
  getLast(subject: string): unknown {
    const entry = this.#read().get(subject);
    return entry && parseValue(entry);
  }

  /** In place of what was made of another input. `value` is JSON. */
  set(subject: string, input: string, value: unknown): void {
    this.#read().set(subject, toEntry(input, value));
  }

  /** Writes everything for the next command; subjects that are gone are forgotten. */
  save(isThere: (subject: string) => boolean): void {
    const { cache, name, code } = this.#place;
    if (code === undefined) return;
    const lines = new LineBuffer();
    for (const [subject, entry] of this.#read())
      if (isThere(subject)) lines.add(`${JSON.stringify(subject)}\t${entry}`);
    keep(cache, name, [`${this.#toHead(lines.parts)}\n`, ...lines.parts]);
  }

  /** The sum finds damage; nothing more is needed, and it is at hand sooner than a hash. */
  #toHead(lines: readonly Uint8Array[]): string {
    const { owner, code } = this.#place;
    const { crc32 } = process.getBuiltinModule('node:zlib');
    return JSON.stringify([code, owner, lines.reduce((sum, part) => crc32(part, sum), 0)]);
  }

  #read(): Map<string, Entry> {
    this.#entries ??= this.#load();
    return this.#entries;
  }

  #load(): Map<string, Entry> {
    const { cache, name, code } = this.#place;
    try {
      if (code === undefined) return new Map();
      const bytes = readFileSync(join(cache, name));
      const end = bytes.indexOf('\n');
      const lines = bytes.subarray(end + 1);
      if (bytes.toString('utf8', 0, end) !== this.#toHead([lines])) return new Map();
      return new Map(lines.toString().split('\n').slice(0, -1).map(parseLine));
    } catch {
      // There is none yet, or it cannot be read.
      return new Map();
    }
  }
}
