// The marks of threads, looked at again and again → the call of own code that takes too long or too much.
//
// Work is the smaller of the process's time on processors and the time that has passed: on a busy machine nothing is blamed for
// what others do.
import type { Limits } from '../limits';
import { type Mark, readMark, threadSlots } from '../marks';

/** What a call has exceeded; `stuck`: its thread has no turn any more, although no call is known to be at work. */
type Excess = 'work' | 'waiting' | 'heap' | 'stuck';

export interface Overrun {
  readonly excess: Excess;
  readonly slot: number;
  readonly mark: Mark | undefined;
  /** Megabytes of heap when the call began. */
  readonly heap: number;
}

/** Milliseconds since something changed last. */
class Stretch {
  #key: string | undefined;
  work = 0;
  passed = 0;

  add(key: string, work: number, passed: number): void {
    if (key !== this.#key) this.restart();
    else {
      this.work += Math.min(work, passed);
      this.passed += passed;
    }
    this.#key = key;
  }

  restart(): void {
    this.work = 0;
    this.passed = 0;
  }
}

/** In milliseconds: a machine that slept has not waited. */
const maxStep = 1000;

const megabyte = 2 ** 20;

interface Slot {
  readonly slot: number;
  readonly call: Stretch;
  readonly turn: Stretch;
  /** Of the process when the call began, in megabytes. */
  memory: number;
  count: number;
}

/** Milliseconds of processor time of this process. */
export const readWork = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export class CallClock {
  readonly #memory: SharedArrayBuffer;
  readonly #limits: Limits;
  readonly #slots: readonly Slot[];
  #work = readWork();
  #time = performance.now();

  constructor(memory: SharedArrayBuffer, limits: Limits) {
    this.#memory = memory;
    this.#limits = limits;
    this.#slots = Object.values(threadSlots).map((slot) => {
      return { slot, call: new Stretch(), turn: new Stretch(), memory: 0, count: -1 };
    });
  }

  /** The first that has exceeded a limit. */
  look(): Overrun | undefined {
    const work = readWork();
    const time = performance.now();
    const step = { work: work - this.#work, passed: Math.min(time - this.#time, maxStep) };
    this.#work = work;
    this.#time = time;
    for (const slot of this.#slots) {
      const found = this.#lookAt(slot, step);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** It was somebody else: counts from the beginning. */
  forgive({ slot }: Overrun): void {
    const found = this.#slots[slot];
    found?.turn.restart();
    if (found !== undefined) found.memory = process.memoryUsage.rss() / megabyte;
  }

  #lookAt(state: Slot, { work, passed }: { readonly work: number; readonly passed: number }) {
    const { slot, call, turn } = state;
    const { count, mark, heap, turns } = readMark(this.#memory, slot);
    call.add(`${count}`, work, passed);
    turn.add(`${turns}`, work, passed);
    const about = { slot, mark, heap } as const;
    if (mark === undefined) {
      const isStuck = slot === threadSlots.command && turn.work >= this.#limits.work;
      return isStuck ? { ...about, excess: 'stuck' as const } : undefined;
    }
    const memory = process.memoryUsage.rss() / megabyte;
    if (count !== state.count) Object.assign(state, { count, memory });
    if (call.work >= this.#limits.work) return { ...about, excess: 'work' as const };
    if (call.passed >= this.#limits.waiting) return { ...about, excess: 'waiting' as const };
    const isLarge = memory - state.memory >= this.#limits.heap;
    return isLarge ? { ...about, excess: 'heap' as const } : undefined;
  }
}
