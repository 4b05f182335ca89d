// The page in the frame, on its way: one that does not come is asked for again.

/** In milliseconds. */
const firstWait = 10_000;
/** After an error in the place of a page: the server may have been busy. */
const shortWait = 1000;

export class AwaitedPage {
  readonly #ask: () => void;
  #wait = firstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => void) {
    this.#ask = ask;
  }

  /** The page has been left for another. */
  begin(): void {
    this.#askIn(this.#wait);
    // A slow machine gets more time.
    this.#wait *= 2;
  }

  /** What has come is an error of the browser. */
  fail(): void {
    this.#askIn(shortWait);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#wait = firstWait;
  }

  #askIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#ask, wait);
  }
}
