// What an index has of each page, and of the words of all → kept by what it was made of, from build to build or in memory.
import type { MadeOf } from '../../engine/output/made-of';
import type { IndexedPage, SearchIndex } from '../../engine/search/index/build-search-index';
import type { EarlierPostings } from '../../engine/search/index/merge-terms';
import { numberPages } from '../../engine/search/index/page-numbers';
import { findMoved } from '../../engine/search/index/page-terms';
import { createVocabularies, type Vocabularies } from '../../engine/search/index/vocabulary';

export interface KeptPage {
  readonly made: MadeOf;
  readonly page: IndexedPage;
}

/** What one language has. */
export interface KeptIndex extends Vocabularies {
  /** By id. */
  readonly pages: ReadonlyMap<string, KeptPage>;
  /** Of the index that these pages became. */
  readonly written: SearchIndex['written'];
}

export const createKept = (): KeptIndex => ({
  ...createVocabularies(),
  pages: new Map(),
  written: new Map(),
});

type KeptPages = KeptIndex['pages'];

const haveSame = (before: KeptPages, now: KeptPages): boolean =>
  before.size === now.size && [...now.keys()].every((id) => before.has(id));

/** The numbers of the words of pages that are new, that are gone, or that have another number among the others. */
function listRenumbered(before: KeptPages, now: KeptPages): number[] {
  const numberBefore = numberPages([...before.keys()]);
  const numberNow = numberPages([...now.keys()]);
  return [...before, ...now]
    .filter(([id]) => numberBefore.get(id) !== numberNow.get(id))
    .flatMap(([, { page }]) => [...page.terms.words]);
}

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
    const isKnown = known?.page === page && known.made.sources === made.sources;
    this.#pages.set(id, isKnown ? known : { made, page });
    if (known !== undefined && known.page !== page)
      for (const word of findMoved(known.page.terms, page.terms)) this.#moved.add(word);
    return page;
  }

  /** Once all pages are found: the postings of the index before, if there was one. */
  get earlier(): EarlierPostings | undefined {
    const { pages, written } = this.#before;
    if (written.size === 0) return undefined;
    const renumbered = haveSame(pages, this.#pages) ? [] : listRenumbered(pages, this.#pages);
    return { written, moved: new Set([...this.#moved, ...renumbered]) };
  }

  /** What the next round begins with, given the index that the pages became; undefined where all is as it was. */
  finish({ written }: Pick<SearchIndex, 'written'>): KeptIndex | undefined {
    const { pages, words, named, ends } = this.#before;
    const isNew = ([id, page]: readonly [string, KeptPage]): boolean => pages.get(id) !== page;
    if (haveSame(pages, this.#pages) && ![...this.#pages].some(isNew)) return undefined;
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
