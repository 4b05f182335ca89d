// The data of pages by path, and what they need: fetched once, ahead of a click where one is likely.
import { toPageData } from '../content/addresses/output-paths';
import type { PageData, PageFile } from '../model/site';

/** How long prefetched data stays valid, in milliseconds: from the first sign of intent to the click. */
const fresh = 30_000;

/** With what status the server refused the address as such: asking again is of no use. */
interface Refusal {
  readonly refused: number;
}

/** Fetches what a page needs besides its data; resolves once everything required to show the page has arrived. */
type Bring = (page: PageFile) => Promise<unknown>;

type PageAnswer = PageData | Refusal | undefined;

interface CachedPage {
  readonly data: Promise<PageAnswer>;
  readonly time: number;
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && ('id' in value || 'redirect' in value);

export class PageStore {
  readonly #base: string;
  readonly #bring: Bring;
  readonly #entries = new Map<string, CachedPage>();

  constructor(base: string, bring: Bring) {
    this.#base = base;
    this.#bring = bring;
  }

  /**
   * The data of a path below the base, once the page may be shown; undefined where there is no page. Rejects with what kept
   * the network from answering.
   */
  get(path: string): Promise<PageAnswer> {
    const key = toPageData(path.replace(/\/+$/, '') || '/');
    const known = this.#entries.get(key);
    if (known && Date.now() - known.time < fresh) return known.data;
    const data = this.#fetch(key);
    this.#entries.set(key, { data, time: Date.now() });
    data.catch(() => this.#entries.delete(key));
    return data;
  }

  /** Forgets everything: the site has changed. */
  clear(): void {
    this.#entries.clear();
  }

  async #fetch(key: string): Promise<PageAnswer> {
    const response = await fetch(this.#base + key);
    if (response.status === 404 || response.status === 410) return undefined;
    if (response.status === 400 || response.status === 405) return { refused: response.status };
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    const data: unknown = await response.json();
    if (!isPageData(data)) throw new Error('The response is not a page');
    if ('id' in data) await this.#bring(data);
    return data;
  }
}
