// What an index has of each page, and of the words of all → kept by what it was made of, from build to build or in memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeOf } from '../../engine/output/made-of';
import type { IndexedPage, SearchIndex } from '../../engine/search/index/build-search-index';
import type { EarlierPostings } from '../../engine/search/index/merge-terms';
import { findMoved } from '../../engine/search/index/page-terms';
import {
  createVocabularies,
  type Vocabularies,
  Vocabulary,
} from '../../engine/search/index/vocabulary';
import { readCodeStamp } from '../files/code-id';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';

interface KeptPage {
  readonly made: MadeOf;
  readonly page: IndexedPage;
}

/** What one language has. */
interface KeptIndex extends Vocabularies {
  /** By id. */
  readonly pages: ReadonlyMap<string, KeptPage>;
  /** Of the index that these pages became. */
  readonly written: SearchIndex['written'];
}

const createKept = (): KeptIndex => ({
  ...createVocabularies(),
  pages: new Map(),
  written: new Map(),
});

/** The index of one language while it is made of what the one before has. */
export class KeptRound {
  readonly #before: KeptIndex;
  readonly #pages = new Map<string, KeptPage>();
  readonly #moved = new Set<number>();

  constructor(before: KeptIndex) {
    this.#before = before;
  }

  /** What was made of the same, or else what is made now. `describe` says what of. */
  find(
    id: string,
    describe: (before: MadeOf | undefined) => MadeOf,
    make: () => IndexedPage,
  ): IndexedPage {
    const known = this.#before.pages.get(id);
    const made = describe(known?.made);
    const page = known?.made.key === made.key ? known.page : make();
    this.#pages.set(id, { made, page });
    if (known !== undefined && known.page !== page)
      for (const word of findMoved(known.page.terms, page.terms)) this.#moved.add(word);
    return page;
  }

  /** Once all pages are found: the postings of the index before, if it has these pages. */
  get earlier(): EarlierPostings | undefined {
    const { pages, written } = this.#before;
    const hasSame =
      pages.size === this.#pages.size && [...this.#pages.keys()].every((id) => pages.has(id));
    return hasSame ? { written, moved: this.#moved } : undefined;
  }

  /** What the next round begins with, given the index that the pages became; undefined where all is as it was. */
  finish({ written }: Pick<SearchIndex, 'written'>): KeptIndex | undefined {
    const { pages, words, named, ends } = this.#before;
    const isNew = ([id, { made }]: readonly [string, KeptPage]): boolean =>
      pages.get(id)?.made !== made;
    if (this.earlier !== undefined && ![...this.#pages].some(isNew)) return undefined;
    return { words, named, ends, pages: this.#pages, written };
  }
}

export interface KeptTerms {
  open(language: string): KeptIndex;
  keep(language: string, index: KeptIndex): void;
}

/** For a process that stays. */
export class MemoryTerms implements KeptTerms {
  readonly #languages = new Map<string, KeptIndex>();

  open(language: string): KeptIndex {
    return this.#languages.get(language) ?? createKept();
  }

  keep(language: string, index: KeptIndex): void {
    this.#languages.set(language, index);
  }
}

/** The arguments that make a vocabulary again. */
type KeptWords = readonly [words: readonly string[], stems: readonly (string | null)[]];

const toKept = ({ words, stems }: Vocabulary): KeptWords => [words, stems];

type Counts = readonly [words: number, named: number, places: number];

/** All but the numbers and the postings, which follow it. */
interface Head {
  readonly words: KeptWords;
  readonly named: KeptWords;
  readonly ends: KeptWords;
  readonly pages: readonly (readonly [
    id: string,
    made: MadeOf,
    shown: string,
    isWordless: boolean,
    ...counts: Counts,
  ])[];
  readonly written: readonly (readonly [members: string, bytes: number])[];
}

/** A line of a length that numbers of four bytes can follow. */
const toLine = (text: string): Buffer =>
  Buffer.from(`${text}${' '.repeat(3 - (Buffer.byteLength(text) % 4))}\n`);

/** `long` has the numbers of words and names of one page after the other, `short` their places. */
function listNumbers(pages: readonly KeptPage[]): Uint8Array[] {
  const sum = (count: (page: IndexedPage) => number): number =>
    pages.reduce((total, { page }) => total + count(page), 0);
  const long = new Uint32Array(sum(({ terms }) => terms.words.length + terms.named.length));
  const short = new Uint16Array(sum(({ terms }) => terms.places.length));
  let [longAt, shortAt] = [0, 0];
  for (const { page } of pages) {
    const { words, named, places } = page.terms;
    long.set(words, longAt);
    long.set(named, longAt + words.length);
    short.set(places, shortAt);
    longAt += words.length + named.length;
    shortAt += places.length;
  }
  return [new Uint8Array(long.buffer), new Uint8Array(short.buffer)];
}

function writeKept({ words, named, ends, pages, written }: KeptIndex): Uint8Array[] {
  const head: Head = {
    ...{ words: toKept(words), named: toKept(named), ends: toKept(ends) },
    pages: Array.from(pages, ([id, { made, page }]) => {
      const { shown, isWordless, terms } = page;
      const counts: Counts = [terms.words.length, terms.named.length, terms.places.length];
      return [id, made, shown, isWordless, ...counts];
    }),
    written: Array.from(written, ([members, { length }]) => [members, length]),
  };
  return [toLine(JSON.stringify(head)), ...listNumbers([...pages.values()]), ...written.values()];
}

/** `bytes` begin where numbers of four bytes can. */
function readKept(bytes: Buffer): KeptIndex {
  const end = bytes.indexOf('\n') + 1;
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
  let longAt = bytes.byteOffset + end;
  let shortAt =
    longAt + head.pages.reduce((sum, [, , , , words, named]) => sum + 4 * (words + named), 0);
  const takeLong = (count: number): Uint32Array => {
    longAt += 4 * count;
    return new Uint32Array(bytes.buffer, longAt - 4 * count, count);
  };
  const takeShort = (count: number): Uint16Array => {
    shortAt += 2 * count;
    return new Uint16Array(bytes.buffer, shortAt - 2 * count, count);
  };
  const pages = head.pages.map(([id, made, shown, isWordless, words, named, places]) => {
    const terms = { words: takeLong(words), named: takeLong(named), places: takeShort(places) };
    return [id, { made, page: { terms, shown, isWordless } }] as const;
  });
  let at = shortAt - bytes.byteOffset;
  const written = head.written.map(([members, length]) => {
    at += length;
    return [members, bytes.subarray(at - length, at)] as const;
  });
  return {
    words: new Vocabulary(...head.words),
    named: new Vocabulary(...head.named),
    ends: new Vocabulary(...head.ends),
    pages: new Map(pages),
    written: new Map(written),
  };
}

/** For the next build of the site: a file for each language. One that is damaged or somebody else's is made again. */
export class StoredTerms implements KeptTerms {
  readonly #workspace: Workspace;
  readonly #code: string | undefined;

  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    this.#workspace = workspace;
    this.#code = code;
  }

  open(language: string): KeptIndex {
    if (this.#code === undefined) return createKept();
    try {
      const bytes = readFileSync(join(this.#workspace.cache, toName(language)));
      const end = bytes.indexOf('\n') + 1;
      const kept = bytes.subarray(end);
      return this.#toStamp([kept]).equals(bytes.subarray(0, end)) ? readKept(kept) : createKept();
    } catch {
      // There is none yet, or it cannot be read.
      return createKept();
    }
  }

  keep(language: string, index: KeptIndex): void {
    if (this.#code === undefined) return;
    const parts = writeKept(index);
    keep(this.#workspace.cache, toName(language), Buffer.concat([this.#toStamp(parts), ...parts]));
  }

  /** Whose it is, what made it, and a sum that finds damage. */
  #toStamp(parts: readonly Uint8Array[]): Buffer {
    const { crc32 } = process.getBuiltinModule('node:zlib');
    const sum = parts.reduce((before, part) => crc32(part, before), 0);
    return toLine(JSON.stringify([this.#code, this.#workspace.root, sum]));
  }
}

const toName = (language: string): string => `search-${language}`;
