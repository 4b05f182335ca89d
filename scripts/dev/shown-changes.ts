// In the browser, while developing: changes, taken in one after the other. An editor around the page holds them back while
// words of it are typed, and is told what the page shows.
import type { DevChange } from './dev-site';

/** On the root element: the number of the last change that the page shows. */
export const shownAttribute = 'data-dev-shown';

/** What an editor tells the document of a page; `hold` has a function `waitUntil` in its detail. */
export const changeEvents = { hold: 'plinth:hold', release: 'plinth:release' } as const;

interface Waiting {
  readonly version: number;
  /** Undefined where the page has to reload. */
  readonly change: DevChange | undefined;
}

function join(one: DevChange | undefined, other: DevChange): DevChange {
  if (one === undefined) return other;
  return {
    css: one.css || other.css,
    shell: one.shell || other.shell,
    page: one.page || other.page,
    moved: { ...one.moved, ...other.moved },
  };
}

export class ShownChanges {
  readonly #takeIn: (change: DevChange) => Promise<void>;
  #waiting: Waiting | undefined;
  #running: Promise<void> | undefined;
  #isHeld = false;

  /** `version`: of the document as it was made. */
  constructor(version: number, takeIn: (change: DevChange) => Promise<void>) {
    this.#takeIn = takeIn;
    this.#note(version);
    document.addEventListener(changeEvents.hold, (event) => {
      this.#isHeld = true;
      // What has begun is shown first.
      (event as CustomEvent).detail.waitUntil(this.#running);
    });
    document.addEventListener(changeEvents.release, () => {
      this.#isHeld = false;
      this.#proceed();
    });
  }

  add(version: number, change: DevChange): void {
    const isReloaded = this.#waiting !== undefined && this.#waiting.change === undefined;
    this.#waiting = {
      version,
      change: isReloaded ? undefined : join(this.#waiting?.change, change),
    };
    this.#proceed();
  }

  reload(): void {
    this.#waiting = { version: 0, change: undefined };
    this.#proceed();
  }

  #proceed(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting !== undefined && !this.#isHeld) {
      const { version, change } = this.#waiting;
      this.#waiting = undefined;
      if (change === undefined) return location.reload();
      await this.#takeIn(change);
      this.#note(version);
    }
  }

  #note(version: number): void {
    document.documentElement.setAttribute(shownAttribute, String(version));
  }
}
