// What an index has of each page → kept by what it was made of, from build to build or in memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexedPage } from '../../engine/search/index/build-search-index';
import {
  createVocabularies,
  type Vocabularies,
  Vocabulary,
} from '../../engine/search/index/vocabulary';
import { readCodeStamp } from '../files/code-id';
import { keep } from '../files/keep';
import type { Workspace } from '../files/workspace';

interface Kept {
  readonly input: string;
  readonly page: IndexedPage;
}

/** Those of one language. */
class KeptPages implements Vocabularies {
  readonly words: Vocabulary;
  readonly named: Vocabulary;
  readonly ends: Vocabulary;
  readonly #pages: Map<string, Kept>;
  readonly #asked = new Set<string>();
  #changed = false;

  constructor(
    { words, named, ends }: Vocabularies = createVocabularies(),
    pages: Iterable<readonly [id: string, kept: Kept]> = [],
  ) {
    this.words = words;
    this.named = named;
    this.ends = ends;
    this.#pages = new Map(pages);
  }

  /** What was made of the same input, or else what is made of it now. */
  find(id: string, input: string, make: () => IndexedPage): IndexedPage {
    this.#asked.add(id);
    const known = this.#pages.get(id);
    if (known?.input === input) return known.page;
    const page = make();
    this.#pages.set(id, { input, page });
    this.#changed = true;
    return page;
  }

  /** The pages that were asked for, where any of them is new. */
  listChanged(): readonly (readonly [id: string, kept: Kept])[] {
    return this.#changed ? [...this.#pages].filter(([id]) => this.#asked.has(id)) : [];
  }
}

export interface KeptTerms {
  open(language: string): KeptPages;
}

/** For a process that stays. */
export class MemoryTerms implements KeptTerms {
  readonly #languages = new Map<string, KeptPages>();

  open(language: string): KeptPages {
    const known = this.#languages.get(language) ?? new KeptPages();
    this.#languages.set(language, known);
    return known;
  }
}

type Counts = readonly [words: number, places: number, named: number];

/** The arguments that make a vocabulary again. */
type KeptWords = readonly [words: readonly string[], stems: readonly (string | null)[]];

const toKept = ({ words, stems }: Vocabulary): KeptWords => [words, stems];

/** All but the numbers, which follow it. */
interface Head {
  readonly words: KeptWords;
  readonly named: KeptWords;
  readonly ends: KeptWords;
  readonly pages: readonly (readonly [
    id: string,
    input: string,
    shown: string,
    isWordless: boolean,
    counts: Counts,
  ])[];
}

/** `long` has the numbers of words and names of one page after the other, `short` their places. */
function listNumbers(pages: readonly IndexedPage[]) {
  const sum = (count: (page: IndexedPage) => number): number =>
    pages.reduce((total, page) => total + count(page), 0);
  const long = new Uint32Array(sum(({ terms }) => terms.words.length + terms.named.length));
  const short = new Uint16Array(sum(({ terms }) => terms.places.length));
  let [longAt, shortAt] = [0, 0];
  for (const { terms } of pages) {
    long.set(terms.words, longAt);
    long.set(terms.named, longAt + terms.words.length);
    short.set(terms.places, shortAt);
    longAt += terms.words.length + terms.named.length;
    shortAt += terms.places.length;
  }
  return [new Uint8Array(long.buffer), new Uint8Array(short.buffer)];
}

function writeKept(
  { words, named, ends }: Vocabularies,
  pages: ReturnType<KeptPages['listChanged']>,
): Buffer {
  const head: Head = {
    ...{ words: toKept(words), named: toKept(named), ends: toKept(ends) },
    pages: pages.map(([id, { input, page }]) => {
      const { words: own, places, named: names } = page.terms;
      const counts: Counts = [own.length, places.length, names.length];
      return [id, input, page.shown, page.isWordless, counts];
    }),
  };
  const numbers = listNumbers(pages.map(([, { page }]) => page));
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...numbers]);
}

function readKept(bytes: Buffer): KeptPages {
  const end = bytes.indexOf('\n');
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
  // At an offset that such numbers can begin at.
  const buffer = bytes.buffer.slice(bytes.byteOffset + end + 1, bytes.byteOffset + bytes.length);
  const total = head.pages.reduce((sum, [, , , , [words, , named]]) => sum + words + named, 0);
  const long = new Uint32Array(buffer, 0, total);
  const short = new Uint16Array(buffer, 4 * total);
  let [longAt, shortAt] = [0, 0];
  const pages = head.pages.map(([id, input, shown, isWordless, [words, places, named]]) => {
    const terms = {
      words: long.subarray(longAt, longAt + words),
      named: long.subarray(longAt + words, longAt + words + named),
      places: short.subarray(shortAt, shortAt + places),
    };
    longAt += words + named;
    shortAt += places;
    return [id, { input, page: { terms, shown, isWordless } }] as const;
  });
  const vocabularies = {
    words: new Vocabulary(...head.words),
    named: new Vocabulary(...head.named),
    ends: new Vocabulary(...head.ends),
  };
  return new KeptPages(vocabularies, pages);
}

/** For the next build of the site: a file for each language. One that is damaged or somebody else's is made again. */
export class StoredTerms implements KeptTerms {
  readonly #workspace: Workspace;
  readonly #code: string | undefined;
  readonly #languages = new Map<string, KeptPages>();

  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    this.#workspace = workspace;
    this.#code = code;
  }

  open(language: string): KeptPages {
    const known = this.#languages.get(language) ?? this.#load(language);
    this.#languages.set(language, known);
    return known;
  }

  save(): void {
    if (this.#code === undefined) return;
    for (const [language, kept] of this.#languages) {
      const pages = kept.listChanged();
      if (pages.length === 0) continue;
      const bytes = writeKept(kept, pages);
      keep(this.#workspace.cache, toName(language), Buffer.concat([this.#toStamp(bytes), bytes]));
    }
  }

  #load(language: string): KeptPages {
    if (this.#code === undefined) return new KeptPages();
    try {
      const bytes = readFileSync(join(this.#workspace.cache, toName(language)));
      const end = bytes.indexOf('\n') + 1;
      const kept = bytes.subarray(end);
      return this.#toStamp(kept).equals(bytes.subarray(0, end)) ? readKept(kept) : new KeptPages();
    } catch {
      // There is none yet, or it cannot be read.
      return new KeptPages();
    }
  }

  /** Whose it is, what made it, and a sum that finds damage. */
  #toStamp(bytes: Buffer): Buffer {
    const sum = process.getBuiltinModule('node:zlib').crc32(bytes);
    return Buffer.from(`${JSON.stringify([this.#code, this.#workspace.root, sum])}\n`);
  }
}

const toName = (language: string): string => `search-${language}`;
