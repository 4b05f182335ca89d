// The directory of an index → its other files, each read once, when it is needed.
import type { SearchDirectory } from '../../model/search';
import { fromCharacter } from '../words/code-points';
import { chunkBits, nameLength } from '../words/file-names';
import { type Entry, readShard } from './read-shard';

/** Reads a file of the index by its name. */
type ReadFile = (name: string) => Promise<string>;

/** The most shards that the beginning of a word may fetch. */
const maxShards = 3;

/** An entry with the form that was sought, or with longer ones that begin so: these count less. */
export interface Match {
  readonly entry: Entry;
  readonly share: number;
}

/** How much a form counts that is longer than what was typed. */
const ofBeginning = 0.75;

function readDays(text: string): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  const values = Array.from(text, fromCharacter);
  let page = -1;
  for (let index = 0; index < values.length; index += 2) {
    page += values[index] ?? 0;
    days.set(page, values[index + 1] ?? 0);
  }
  return days;
}

const nameAt = (names: string, index: number): string =>
  names.slice(index * nameLength, (index + 1) * nameLength);

function toMatch(entry: Entry, word: string, isBeginning: boolean): Match[] {
  if (entry.forms.includes(word)) return [{ entry, share: 1 }];
  const longer = isBeginning ? entry.forms.filter((form) => form.startsWith(word)) : [];
  if (longer.length === 0) return [];
  const length = Math.min(...longer.map((form) => form.length));
  return [{ entry, share: ofBeginning * Math.sqrt(word.length / length) }];
}

export class IndexFiles {
  readonly directory: SearchDirectory;
  readonly #read: ReadFile;
  readonly #known = new Map<string, Promise<unknown>>();

  constructor(directory: SearchDirectory, read: ReadFile) {
    this.directory = directory;
    this.#read = read;
  }

  /** The entries with a form that is the word, or begins with it. */
  async match(word: string, isBeginning: boolean): Promise<Match[]> {
    const names = this.#listShards(word, isBeginning);
    const shards = await Promise.all(names.map((name) => this.get(name, readShard)));
    return shards.flat().flatMap((entry) => toMatch(entry, word, isBeginning));
  }

  /** Whether the shards of a word were read before. */
  knows(word: string, isBeginning: boolean): boolean {
    return this.#listShards(word, isBeginning).every((name) => this.#known.has(name));
  }

  /** The words that mistyped ones are compared with, separated by spaces. */
  readNear = (): Promise<string> => this.get(this.directory.near, (text) => text);

  /** What is shown of the page with a number stands in it. */
  readChunk = (page: number): Promise<string> =>
    this.get(nameAt(this.directory.chunks, page >>> chunkBits), (text) => text);

  /** The numbers of the pages that a filter leaves. */
  async readFilter(key: string): Promise<ReadonlySet<number>> {
    const { filtered, filters } = this.directory;
    const lines = await this.get(filtered, (text) => text.split('\n'));
    let page = -1;
    const distances = lines[filters.findIndex((one) => one.key === key)] ?? '';
    return new Set(
      Array.from(distances, (character) => {
        page += fromCharacter(character);
        return page;
      }),
    );
  }

  /** By number of a page the day of it: a larger one is newer. */
  async readDays(): Promise<ReadonlyMap<number, number>> {
    const { dated } = this.directory;
    return dated === '' ? new Map() : this.get(dated, readDays);
  }

  protected get<Value>(name: string, parse: (text: string) => Value): Promise<Value> {
    const known = this.#known.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const reading = this.#read(name).then(parse);
    this.#known.set(name, reading);
    // What failed is asked for again.
    reading.catch(() => this.#known.delete(name));
    return reading;
  }

  #listShards(word: string, isBeginning: boolean): string[] {
    const from = this.#place(word);
    const to = isBeginning ? Math.min(this.#place(`${word}\uffff`), from + maxShards - 1) : from;
    const { shards } = this.directory;
    return Array.from({ length: to - from + 1 }, (_, index) => nameAt(shards, from + index));
  }

  /** The index of the shard that has a form, if any has it. */
  #place(form: string): number {
    const { first } = this.directory;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((first[middle] ?? '') <= form) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}
