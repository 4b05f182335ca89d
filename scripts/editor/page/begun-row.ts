// A row that Tab has begun below the last one: where nobody says anything in it, it is gone once they have left it.
import type { ShellStore } from '../shell/shell-store';
import type { StepAnswer, WordSpot } from '../wire';
import { unsaid } from '../words-dialect';

interface RowOptions {
  readonly store: ShellStore;
  /** Whether somebody types in the page, or is about to. */
  readonly isTyping: () => boolean;
}

/** In milliseconds: who leaves some words by a click may have meant others of the same row. */
const untilMeant = 300;

export class BegunRow {
  readonly #options: RowOptions;
  #token: string | undefined;
  /** What is in it stands at pointers that begin so. */
  #at = '';

  constructor(options: RowOptions) {
    this.#options = options;
  }

  /** Where its first words stand, once it is written. */
  async begin(adding: Promise<StepAnswer | undefined>): Promise<WordSpot | undefined> {
    const made = await adding;
    if (made?.type !== 'written') return undefined;
    this.#token = made.token;
    this.#at = made.spot?.pointer.replace(/[^/]+$/, '') ?? '';
    return made.spot;
  }

  hear({ pointer }: WordSpot, words: string): void {
    if (pointer.startsWith(this.#at) && words !== '' && words !== unsaid) this.#token = undefined;
  }

  /** Other words are typed. */
  enter({ pointer }: WordSpot): void {
    if (!pointer.startsWith(this.#at)) void this.#drop();
  }

  leave(): void {
    if (this.#token === undefined) return;
    setTimeout(() => (this.#options.isTyping() ? this.leave() : this.#drop()), untilMeant);
  }

  async #drop(): Promise<void> {
    const { store } = this.#options;
    const token = this.#token;
    this.#token = undefined;
    const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    if (token === undefined || field?.includes(this.#at.slice(1))) return;
    await store.settled();
    // It may have been taken back already.
    if (store.get().site?.redo == null) await store.undo(token, true);
  }
}
