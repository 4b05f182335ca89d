// The block of the page that is selected: marked, and brought in sight.
import { findShownBlocks, listBlocks } from './read-page';

export interface BlockPlace {
  readonly index: number;
  /** Of all blocks of its page. */
  readonly types: readonly (string | undefined)[];
}

/** In CSS pixels: an edge says nothing. */
const minSeen = 48;

/** Whether it begins at the edge of the window, so that a line around it would not be seen. */
const isWide = (block: Element): boolean => block.getBoundingClientRect().left < 8;

export class SelectedBlock {
  readonly #document: Document;
  #place: BlockPlace | undefined;
  /** What is brought in sight next. */
  #sought: BlockPlace | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Undefined for none. */
  mark(place: BlockPlace | undefined): void {
    this.#place = place;
    this.refresh();
  }

  /** Undefined where it shows nothing. */
  get #element(): Element | undefined {
    return this.#place && findShownBlocks(this.#document, this.#place.types)[this.#place.index];
  }

  /** Whether the page has nothing to show of it. */
  get isUnseen(): boolean {
    const { index = 0, types = [] } = this.#place ?? {};
    return index < types.length && this.#element === undefined;
  }

  /** What has changed may have been rendered anew. */
  refresh(): void {
    const element = this.#element;
    for (const block of listBlocks(this.#document))
      if (block === element) block.setAttribute('data-edit-selected', isWide(block) ? 'wide' : '');
      else block.removeAttribute('data-edit-selected');
  }

  /** Once the page shows what was written before: the block may have been added by that. */
  async scrollTo(place: BlockPlace, whenShown: Promise<void>): Promise<void> {
    this.#sought = place;
    await whenShown;
    if (this.#sought !== place) return;
    this.mark(place);
    const block = this.#element;
    const { top = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {};
    const { innerHeight = 0 } = this.#document.defaultView ?? {};
    // What was clicked is in sight, and stays where it is.
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen < Math.min(bottom - top, minSeen)) block?.scrollIntoView();
  }
}
