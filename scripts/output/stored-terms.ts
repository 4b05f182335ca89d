// What an index keeps → a file for each language, for the next build of the site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedPage } from '../../engine/search/index/build-search-index';
import { Vocabulary } from '../../engine/search/index/vocabulary';
import { readCodeStamp } from '../files/code-id';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';
import { createKept, type KeptIndex, type KeptPage, type KeptTerms } from './kept-terms';

/** Texts, none of which has a line break. */
const joinTexts = (texts: Iterable<string>): string => [...texts].join('\n');
const splitTexts = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** Words, and the stems of those that were asked for one. */
type KeptWords = readonly [words: string, stems: string];

/** No word has such a stem. */
const noStem = '\u0000';

const toKept = ({ words, stems }: Vocabulary): KeptWords => [
  joinTexts(words),
  // There are holes among them, which `map` would leave out.
  joinTexts(Array.from(stems, (stem) => stem ?? noStem)),
];

const toVocabulary = ([words, stems]: KeptWords): Vocabulary =>
  new Vocabulary(
    splitTexts(words),
    splitTexts(stems).map((stem) => (stem === noStem ? null : stem)),
  );

/** All but the numbers and the postings, which follow it. Columns of text are read in a third of the time of lists. */
interface Head {
  readonly words: KeptWords;
  readonly named: KeptWords;
  readonly ends: KeptWords;
  /** Of one page after the other. */
  readonly ids: string;
  readonly keys: string;
  readonly sources: string;
  readonly shown: string;
  /** Those that have no words besides their titles, by index. */
  readonly wordless: readonly number[];
  /** How many words, names and places each page has. */
  readonly counts: readonly number[];
  /** The members of groups, and how many bytes the postings of each have. */
  readonly members: string;
  readonly lengths: readonly number[];
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
  const all = [...pages.values()];
  const head: Head = {
    ...{ words: toKept(words), named: toKept(named), ends: toKept(ends) },
    ids: joinTexts(pages.keys()),
    keys: joinTexts(all.map(({ made }) => made.key)),
    sources: joinTexts(all.map(({ made }) => made.sources ?? '')),
    shown: joinTexts(all.map(({ page }) => page.shown)),
    wordless: all.flatMap(({ page }, index) => (page.isWordless ? [index] : [])),
    counts: all.flatMap(({ page: { terms } }) => [
      terms.words.length,
      terms.named.length,
      terms.places.length,
    ]),
    members: joinTexts(written.keys()),
    lengths: Array.from(written.values(), ({ length }) => length),
  };
  return [toLine(JSON.stringify(head)), ...listNumbers(all), ...written.values()];
}

/** Takes one list of numbers after the other. */
function createTake<Numbers>(
  { buffer }: Buffer,
  List: {
    readonly BYTES_PER_ELEMENT: number;
    new (buffer: ArrayBufferLike, from: number, count: number): Numbers;
  },
  from: number,
) {
  let at = from;
  return (count: number): Numbers => {
    const list = new List(buffer, at, count);
    at += count * List.BYTES_PER_ELEMENT;
    return list;
  };
}

/** `bytes` begin where numbers of four bytes can. */
function readKept(bytes: Buffer): KeptIndex {
  const end = bytes.indexOf('\n') + 1;
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
  const { counts, lengths } = head;
  const sum = (kinds: readonly number[]): number =>
    counts.reduce((total, count, index) => (kinds.includes(index % 3) ? total + count : total), 0);
  const longAt = bytes.byteOffset + end;
  const shortAt = longAt + 4 * sum([0, 1]);
  const takeLong = createTake(bytes, Uint32Array, longAt);
  const takeShort = createTake(bytes, Uint16Array, shortAt);
  const takeBytes = createTake(bytes, Uint8Array, shortAt + 2 * sum([2]));
  const [keys, sources, shown] = [head.keys, head.sources, head.shown].map(splitTexts);
  const wordless = new Set(head.wordless);
  const pages = splitTexts(head.ids).map((id, index): [string, KeptPage] => {
    const [words = 0, named = 0, places = 0] = counts.slice(3 * index, 3 * index + 3);
    const made = { key: keys?.[index] ?? '', sources: sources?.[index] ?? '' };
    const terms = { words: takeLong(words), named: takeLong(named), places: takeShort(places) };
    const isWordless = wordless.has(index);
    return [id, { made, page: { terms, shown: shown?.[index] ?? '', isWordless } }];
  });
  const written = splitTexts(head.members).map((members, index): [string, Uint8Array] => [
    members,
    takeBytes(lengths[index] ?? 0),
  ]);
  return {
    words: toVocabulary(head.words),
    named: toVocabulary(head.named),
    ends: toVocabulary(head.ends),
    pages: new Map(pages),
    written: new Map(written),
  };
}

/** One that is damaged or somebody else's is made again. */
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
