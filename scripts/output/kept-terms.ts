// What pages say, as terms of a search → kept by what they were made of, from build to build or in memory.
import type { PageTerms } from '../../engine/search/index/page-terms';
import { readCodeStamp } from '../files/code-id';
import type { Workspace } from '../files/workspace';
import { Store } from '../store/store';

export interface KeptTerms {
  /** Undefined where nothing is kept that was made of this input. */
  get(page: string, input: string): PageTerms | undefined;
  set(page: string, input: string, terms: PageTerms): void;
}

/** For a process that stays. */
export class MemoryTerms implements KeptTerms {
  readonly #pages = new Map<string, { readonly input: string; readonly terms: PageTerms }>();

  get(page: string, input: string): PageTerms | undefined {
    const known = this.#pages.get(page);
    return known?.input === input ? known.terms : undefined;
  }

  set(page: string, input: string, terms: PageTerms): void {
    this.#pages.set(page, { input, terms });
  }
}

/** For the next build of the site. */
export class StoredTerms implements KeptTerms {
  readonly #store: Store;
  readonly #asked = new Set<string>();
  #changed = false;

  constructor(workspace: Workspace, code = readCodeStamp(workspace)) {
    const { cache, root: owner } = workspace;
    this.#store = new Store({ cache, name: 'search.txt', owner, code });
  }

  get(page: string, input: string): PageTerms | undefined {
    this.#asked.add(page);
    return this.#store.get(page, input) as PageTerms | undefined;
  }

  set(page: string, input: string, terms: PageTerms): void {
    this.#changed = true;
    this.#store.set(page, input, terms);
  }

  save(): void {
    if (this.#changed) this.#store.save((page) => this.#asked.has(page));
  }
}
