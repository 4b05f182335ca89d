// The facts on the page that are the same everywhere → marked, for who is about to click.
import type { ShellStore } from '../shell/shell-store';
import type { PageReader } from './read-page';

interface MarkedOptions {
  readonly document: Document;
  readonly store: ShellStore;
  readonly read: () => Promise<PageReader | undefined>;
}

export class MarkedFacts {
  readonly #options: MarkedOptions;
  /** The state of the site for which they are marked. */
  #version: number | undefined;

  constructor(options: MarkedOptions) {
    this.#options = options;
  }

  /** None where the page is only looked at. */
  async show(): Promise<void> {
    const { document, store, read } = this.#options;
    const { edits, site } = store.get();
    const version = edits ? site?.version : undefined;
    if (version === this.#version) return;
    this.#version = version;
    const facts = version === undefined ? undefined : (await read())?.listFacts();
    const view = document.defaultView as (Window & typeof globalThis) | null;
    view?.CSS.highlights?.set('plinth-facts', new view.Highlight(...(facts ?? [])));
  }
}
