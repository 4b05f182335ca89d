// Where the words of the page in the frame stand: asked for anew once its site is another.
import { ask } from '../shell/request';
import type { ShellStore } from '../shell/shell-store';
import type { PageText } from '../wire';
import { PageReader } from './read-page';

export class WordsOfPage {
  readonly #document: Document;
  readonly #store: ShellStore;
  #words: { readonly version: number; readonly words: PageText } | undefined;

  constructor(document: Document, store: ShellStore) {
    this.#document = document;
    this.#store = store;
  }

  get path(): string {
    return this.#document.defaultView?.location.pathname ?? '/';
  }

  /** Of the page as it is now. */
  async read(): Promise<PageReader | undefined> {
    const version = this.#store.get().site?.version ?? 0;
    if (this.#words?.version !== version) {
      const words: PageText | null = await ask('words', { path: this.path });
      if (words === null) return undefined;
      this.#words = { version, words };
    }
    return new PageReader(this.#document, this.#words.words);
  }
}
