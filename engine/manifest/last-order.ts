// Values that were there the last time → where each stood then. A few are gone, new or others; the rest stand in the same order.

/** So many values in a row may be others than the last time until they are sought one by one. */
const maxPassed = 32;

export class LastOrder {
  readonly #values: readonly unknown[];
  /** Where the next one should be. */
  #next = 0;
  /** How many were not found since. */
  #passed = 0;

  constructor(values: readonly unknown[]) {
    this.#values = values;
  }

  /** -1 for one that is not there, or not where it is sought. */
  find(value: unknown): number {
    const end = Math.min(this.#next + 2 * this.#passed + 2, this.#values.length);
    for (let at = this.#next; at < end; at += 1)
      if (this.#values[at] === value) {
        this.#next = at + 1;
        this.#passed = 0;
        return at;
      }
    if (this.#passed < maxPassed) this.#passed += 1;
    else this.#next += 1;
    return -1;
  }

  /** Where the one stood in whose place the one is that was not found. */
  get replaced(): number {
    return this.#next + this.#passed - 1;
  }
}

/** A list of which most values are those of the last time: it is the very same one where all of them are. */
export class ChangedList<Value> {
  readonly #last: readonly Value[];
  #own: Value[] | undefined;

  constructor(last: readonly Value[]) {
    this.#last = last;
  }

  set(index: number, value: Value): void {
    if (this.#own === undefined) {
      if (index < this.#last.length && Object.is(value, this.#last[index])) return;
      this.#own = [...this.#last];
    }
    this.#own[index] = value;
  }

  finish(length: number): readonly Value[] {
    if (this.#own === undefined && length === this.#last.length) return this.#last;
    const own = this.#own ?? [...this.#last];
    own.length = length;
    return own;
  }
}
