// What an index has that the one before had not → bytes; such bytes, one after the other → an index.
import type { IndexedPage } from '../../engine/search/index/build-search-index';
import { type Vocabularies, Vocabulary } from '../../engine/search/index/vocabulary';
import type { KeptIndex, KeptPage } from './kept-terms';

/** Texts, none of which has a line break. */
const joinTexts = (texts: Iterable<string>): string => [...texts].join('\n');
const splitTexts = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** Words, and a stem for each. */
type KeptWords = readonly [words: string, stems: string];

/** Of a word that was not asked for its stem. */
const noStem = '\u0000';

/** Those from a number on. */
const toKept = ({ words, stems }: Vocabulary, from: number): KeptWords => {
  const own = words.slice(from);
  return [joinTexts(own), joinTexts(own.map((_, index) => stems[from + index] ?? noStem))];
};

/** Some words behind the others. */
function toVocabulary(all: readonly KeptWords[]): Vocabulary {
  const some = all.filter(([words]) => words !== '');
  const words = joinTexts(some.map(([own]) => own));
  const stems = joinTexts(some.map(([, own]) => own));
  return new Vocabulary(
    splitTexts(words),
    splitTexts(stems).map((stem) => (stem === noStem ? null : stem)),
  );
}

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
  /** The ids of pages and the members of groups that are gone. */
  readonly goneIds: string;
  readonly goneMembers: string;
}

/** How many bytes it takes until numbers of four bytes can follow. */
export const countMissing = (length: number): number => (4 - (length % 4)) % 4;

export const toLine = (text: string): Buffer =>
  Buffer.from(`${text}${' '.repeat(countMissing(Buffer.byteLength(text) + 1))}\n`);

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

type Entries<Value> = ReadonlyMap<string, Value>;

const listNew = <Value>(before: Entries<Value>, now: Entries<Value>): [string, Value][] =>
  [...now].filter(([key, value]) => before.get(key) !== value);

const listGone = (before: Entries<unknown>, now: Entries<unknown>): string =>
  joinTexts([...before.keys()].filter((key) => !now.has(key)));

/** What an index had when it was read. */
export interface Snapshot extends Pick<KeptIndex, 'pages' | 'written'> {
  /** How many words of each kind: these grow. */
  readonly counts: Readonly<Record<keyof Vocabularies, number>>;
}

export const takeSnapshot = ({ pages, written, words, named, ends }: KeptIndex): Snapshot => ({
  ...{ pages, written },
  counts: { words: words.words.length, named: named.words.length, ends: ends.words.length },
});

/** `before` is of an index with the same vocabularies. The bytes come in pieces. */
export function writeKept(
  { words, named, ends, pages, written }: KeptIndex,
  before: Snapshot,
): Uint8Array[] {
  const newPages = listNew(before.pages, pages);
  const newGroups = listNew(before.written, written);
  const all = newPages.map(([, page]) => page);
  const postings = newGroups.map(([, bytes]) => bytes);
  const head: Head = {
    words: toKept(words, before.counts.words),
    named: toKept(named, before.counts.named),
    ends: toKept(ends, before.counts.ends),
    ids: joinTexts(newPages.map(([id]) => id)),
    keys: joinTexts(all.map(({ made }) => made.key)),
    sources: joinTexts(all.map(({ made }) => made.sources ?? '')),
    shown: joinTexts(all.map(({ page }) => page.shown)),
    wordless: all.flatMap(({ page }, index) => (page.isWordless ? [index] : [])),
    counts: all.flatMap(({ page: { terms } }) => [
      terms.words.length,
      terms.named.length,
      terms.places.length,
    ]),
    members: joinTexts(newGroups.map(([members]) => members)),
    lengths: postings.map(({ length }) => length),
    goneIds: listGone(before.pages, pages),
    goneMembers: listGone(before.written, written),
  };
  return [toLine(JSON.stringify(head)), ...listNumbers(all), ...postings];
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

interface Read {
  readonly head: Head;
  readonly pages: Map<string, KeptPage>;
  readonly written: Map<string, Uint8Array>;
}

/** `bytes` begin where numbers of four bytes can. */
function readOne(bytes: Buffer): Read {
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
    const source = sources?.[index];
    const made = { key: keys?.[index] ?? '', ...(source && { sources: source }) };
    const terms = { words: takeLong(words), named: takeLong(named), places: takeShort(places) };
    const isWordless = wordless.has(index);
    return [id, { made, page: { terms, shown: shown?.[index] ?? '', isWordless } }];
  });
  const written = splitTexts(head.members).map((members, index): [string, Uint8Array] => [
    members,
    takeBytes(lengths[index] ?? 0),
  ]);
  return { head, pages: new Map(pages), written: new Map(written) };
}

function change<Value>(map: Map<string, Value>, changed: Entries<Value>, gone: string): void {
  for (const key of splitTexts(gone)) map.delete(key);
  for (const [key, value] of changed) map.set(key, value);
}

/** What was written of one index after the other, each with the one before as its snapshot. */
export function readKept(first: Buffer, others: readonly Buffer[]): KeptIndex {
  const { head, pages, written } = readOne(first);
  const later = others.map(readOne);
  for (const one of later) {
    change(pages, one.pages, one.head.goneIds);
    change(written, one.written, one.head.goneMembers);
  }
  const heads = [head, ...later.map((one) => one.head)];
  return {
    words: toVocabulary(heads.map(({ words }) => words)),
    named: toVocabulary(heads.map(({ named }) => named)),
    ends: toVocabulary(heads.map(({ ends }) => ends)),
    ...{ pages, written },
  };
}
