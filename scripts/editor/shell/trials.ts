// Changes that are pointed at → the last of them, as its page can be seen. One is made after the other: of a large site each takes
// a while.
import type { Trial } from '../trial';
import { ask } from './request';

/** In milliseconds: who moves on over others means none of them. */
const rest = 60;

export class Trials {
  readonly #onTrial: (trial: Trial | undefined) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #made: Promise<void> = Promise.resolve();
  #isShown = false;

  /** `onTrial`: undefined for the page as it is. */
  constructor(onTrial: (trial: Trial | undefined) => void) {
    this.#onTrial = onTrial;
  }

  show(operations: readonly object[] | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (operations === undefined) {
      this.#tell(undefined);
      return;
    }
    const timer = setTimeout(() => {
      this.#made = this.#made.then(async () => {
        if (this.#timer !== timer) return;
        const trial = await ask('trial', { operations: operations as never }).catch(
          () => undefined,
        );
        if (this.#timer === timer) this.#tell(trial);
      });
    }, rest);
    this.#timer = timer;
  }

  #tell(trial: Trial | undefined): void {
    if (trial === undefined && !this.#isShown) return;
    this.#isShown = trial !== undefined;
    this.#onTrial(trial);
  }
}
