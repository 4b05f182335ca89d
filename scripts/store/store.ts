// What was made of something that may change → kept from run to run, by its subject and what it was made of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from '../files/keep';

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

/** As JSON: what is kept of a value must not change when the value does. */
type Entry = readonly [input: string, json: string];

/** A line of the file: none of the three holds a line break or a tab. */
const toLine = ([subject, [input, json]]: readonly [string, Entry]): string =>
  `${JSON.stringify(subject)}\t${JSON.stringify(input)}\t${json}\n`;

function parseLine(line: string): [string, Entry] {
  const [subject = '', input = '', json = ''] = line.split('\t');
  return [JSON.parse(subject), [JSON.parse(input), json]];
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
    return entry?.[0] === input ? JSON.parse(entry[1]) : undefined;
  }

  /** The same, whatever it was made of. */
  getLast(subject: string): unknown {
    const entry = this.#read().get(subject);
    return entry && JSON.parse(entry[1]);
  }

  /** In place of what was made of another input. `value` is JSON. */
  set(subject: string, input: string, value: unknown): void {
    this.#read().set(subject, [input, JSON.stringify(value)]);
  }

  /** Writes everything for the next command; subjects that are gone are forgotten. */
  save(isThere: (subject: string) => boolean): void {
    const { cache, name, code } = this.#place;
    if (code === undefined) return;
    const there = [...this.#read()].filter(([subject]) => isThere(subject));
    const lines = there.map(toLine).join('');
    keep(cache, name, `${this.#toHead(lines)}\n${lines}`);
  }

  /** The sum finds damage; nothing more is needed, and it is at hand sooner than a hash. */
  #toHead(lines: string): string {
    const { owner, code } = this.#place;
    return JSON.stringify([code, owner, process.getBuiltinModule('node:zlib').crc32(lines)]);
  }

  #read(): Map<string, Entry> {
    this.#entries ??= this.#load();
    return this.#entries;
  }

  #load(): Map<string, Entry> {
    const { cache, name, code } = this.#place;
    try {
      if (code === undefined) return new Map();
      const text = readFileSync(join(cache, name), 'utf8');
      const end = text.indexOf('\n');
      const lines = text.slice(end + 1);
      if (text.slice(0, end) !== this.#toHead(lines)) return new Map();
      return new Map(lines.split('\n').slice(0, -1).map(parseLine));
    } catch {
      // There is none yet, or it cannot be read.
      return new Map();
    }
  }
}
