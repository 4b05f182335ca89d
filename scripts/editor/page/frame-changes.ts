// The page in the frame → which changes of its site it shows. None is taken in while words are typed, or about to be.
import { changeEvents, shownAttribute } from '../../dev/shown-changes';

interface Waiting {
  readonly version: number;
  readonly resolve: () => void;
}

export class FrameChanges {
  readonly #document: Document;
  readonly #observer: MutationObserver;
  readonly #reasons = new Set<string>();
  #waiting: readonly Waiting[] = [];
  #isClosed = false;

  /** `onShown` is called before the page is painted with a change. */
  constructor(document: Document, onShown: () => void) {
    this.#document = document;
    this.#observer = new MutationObserver(() => {
      this.#resolve();
      onShown();
    });
    this.#observer.observe(document.documentElement, { attributeFilter: [shownAttribute] });
  }

  /** Resolves when the page shows a change; at once where it does not follow them, as without scripts. */
  whenShown(version: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, { version, resolve }];
      this.#resolve();
    });
  }

  /** Changes wait until each reason is taken back. Resolves when those that the page had begun with are shown. */
  async hold(reason: string): Promise<void> {
    this.#reasons.add(reason);
    let begun: Promise<void> | undefined;
    const waitUntil = (promise: Promise<void> | undefined): void => {
      begun = promise;
    };
    this.#document.dispatchEvent(new CustomEvent(changeEvents.hold, { detail: { waitUntil } }));
    await begun;
  }

  release(reason: string): void {
    this.#reasons.delete(reason);
    if (this.#reasons.size === 0) this.#document.dispatchEvent(new Event(changeEvents.release));
  }

  /** Another document has come: nothing is waited for any more. */
  close(): void {
    this.#isClosed = true;
    this.#observer.disconnect();
    this.#resolve();
  }

  #resolve(): void {
    const shown = this.#document.documentElement.getAttribute(shownAttribute);
    const known = this.#isClosed || shown === null ? Number.POSITIVE_INFINITY : Number(shown);
    const ready = this.#waiting.filter(({ version }) => version <= known);
    this.#waiting = this.#waiting.filter(({ version }) => version > known);
    for (const { resolve } of ready) resolve();
  }
}
