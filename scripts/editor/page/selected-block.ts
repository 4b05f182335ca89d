// The block of the page that is selected: marked, and brought in sight.
import { listBlocks } from './read-page';

export class SelectedBlock {
  readonly #document: Document;
  #index: number | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Undefined for none. */
  mark(index: number | undefined): void {
    this.#index = index;
    this.refresh();
  }

  /** What has changed may have been rendered anew. */
  refresh(): void {
    for (const [at, block] of listBlocks(this.#document).entries())
      if (at === this.#index) block.setAttribute('data-edit-selected', '');
      else block.removeAttribute('data-edit-selected');
  }

  /** Once the page shows what was written before: the block may have been added by that. */
  async scrollTo(index: number, whenShown: Promise<void>): Promise<void> {
    await whenShown;
    if (this.#index !== index) return;
    const block = listBlocks(this.#document)[index];
    const { top = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {};
    // What was clicked is in sight, and stays where it is.
    if (bottom < 0 || top > (this.#document.defaultView?.innerHeight ?? 0)) block?.scrollIntoView();
  }
}
