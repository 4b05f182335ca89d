// The marks of a thread, looked at again and again → the call of own code that takes too long or too much.
//
// Work is the smaller of the process's time on processors and the time that has passed: on a busy machine nothing is blamed for
// what others do.
import type { Limits } from '../limits';
import { type Mark, readMark } from '../marks';

/** What a call has exceeded; `stuck`: its thread has no turn any more, although no call is known to be at work. */
type Excess = 'work' | 'waiting' | 'heap' | 'stuck';

export interface Overrun {
  readonly excess: Excess;
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

/** Milliseconds of processor time of this process. */
export const readWork = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export class CallClock {
  readonly #memory: SharedArrayBuffer;
  readonly #limits: Limits;
  readonly #call = new Stretch();
  readonly #turn = new Stretch();
  /** Of the process when the call began, in megabytes. */
  #used = 0;
  #count = -1;
  #work = readWork();
  #time = performance.now();

  constructor(memory: SharedArrayBuffer, limits: Limits) {
    this.#memory = memory;
    this.#limits = limits;
  }

  /** Undefined as long as no limit is exceeded. */
  look(): Overrun | undefined {
    const now = readWork();
    const time = performance.now();
    const [work, passed] = [now - this.#work, Math.min(time - this.#time, maxStep)];
    this.#work = now;
    this.#time = time;
    const { count, mark, heap, turns } = readMark(this.#memory);
    this.#call.add(`${count}`, work, passed);
    this.#turn.add(`${turns}`, work, passed);
    const excess = mark === undefined ? this.#findStuck() : this.#findExcess(count);
    return excess && { excess, mark, heap };
  }

  #findStuck(): Excess | undefined {
    return this.#turn.work >= this.#limits.work ? 'stuck' : undefined;
  }

  #findExcess(count: number): Excess | undefined {
    const { work, waiting, heap } = this.#limits;
    const used = process.memoryUsage.rss() / megabyte;
    if (count !== this.#count) {
      this.#count = count;
      this.#used = used;
    }
    if (this.#call.work >= work) return 'work';
    if (this.#call.passed >= waiting) return 'waiting';
    return used - this.#used >= heap ? 'heap' : undefined;
  }

  /** It was somebody else: counts from the beginning. */
  forgive(): void {
    this.#turn.restart();
    this.#used = process.memoryUsage.rss() / megabyte;
  }
}
