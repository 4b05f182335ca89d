// What own code a thread is in → shared memory, which the main thread reads even while the thread is busy.

/** What is called of a site's own code. */
export interface Mark {
  /** `load`, `page`, `block`, `pattern`, or the question that a block module answers. */
  readonly call: string;
  /** The type of the block; empty where that is not known. */
  readonly type: string;
  /** A pointer into the manifest, the id of a page, or a pattern. */
  readonly place: string;
}

/** What the main thread sees. */
interface SeenMark {
  /** Counts the marks: as long as it stays, so does the call. */
  readonly count: number;
  /** Undefined outside of own code. */
  readonly mark: Mark | undefined;
  /** Megabytes of heap when the outermost call began. */
  readonly heap: number;
  /** Counts the turns of the thread's event loop. */
  readonly turns: number;
}

/** The thread that a command runs in, and the validation worker that it may start. */
export const threadSlots = { command: 0, validation: 1 } as const;

/** In bytes; `start-thread.cjs` makes the memory for all slots. */
const slotSize = 1024;
const textOffset = 32;

/** By index, in each slot. */
const fields = { count: 0, isInside: 1, length: 2, heap: 3, turns: 4, go: 5 } as const;

const numbersOf = (memory: SharedArrayBuffer, slot: number): Int32Array =>
  new Int32Array(memory, slot * slotSize, textOffset / Int32Array.BYTES_PER_ELEMENT);

const textOf = (memory: SharedArrayBuffer, slot: number): Uint8Array =>
  new Uint8Array(memory, slot * slotSize + textOffset, slotSize - textOffset);

/** Lets a thread that has loaded its code begin. */
export function letGo(memory: SharedArrayBuffer): void {
  const numbers = numbersOf(memory, threadSlots.command);
  Atomics.store(numbers, fields.go, 1);
  Atomics.notify(numbers, fields.go);
}

/** Blocks the thread until then. */
export function waitForGo(memory: SharedArrayBuffer): void {
  Atomics.wait(numbersOf(memory, threadSlots.command), fields.go, 0);
}

export function readMark(memory: SharedArrayBuffer, slot: number): SeenMark {
  const numbers = numbersOf(memory, slot);
  const [count, length, isInside] = [fields.count, fields.length, fields.isInside].map((field) =>
    Atomics.load(numbers, field),
  );
  const text = Buffer.from(textOf(memory, slot).slice(0, length)).toString();
  const [call = '', type = '', place = ''] = text.split('\n');
  return {
    count: count ?? 0,
    mark: isInside === 0 ? undefined : { call, type, place },
    heap: Atomics.load(numbers, fields.heap),
    turns: Atomics.load(numbers, fields.turns),
  };
}

/** Writes the marks of one thread. */
export class Marker {
  readonly #numbers: Int32Array;
  readonly #text: Uint8Array;
  readonly #encoder = new TextEncoder();

  constructor(memory: SharedArrayBuffer, slot: number) {
    this.#numbers = numbersOf(memory, slot);
    this.#text = textOf(memory, slot);
  }

  get isInside(): boolean {
    return Atomics.load(this.#numbers, fields.isInside) !== 0;
  }

  set({ call, type, place }: Mark): void {
    const { written } = this.#encoder.encodeInto(`${call}\n${type}\n${place}`, this.#text);
    Atomics.store(this.#numbers, fields.length, written);
    Atomics.store(this.#numbers, fields.isInside, 1);
    Atomics.add(this.#numbers, fields.count, 1);
  }

  leave(): void {
    Atomics.store(this.#numbers, fields.isInside, 0);
    Atomics.add(this.#numbers, fields.count, 1);
  }

  /** In bytes. */
  setHeap(size: number): void {
    Atomics.store(this.#numbers, fields.heap, Math.ceil(size / 2 ** 20));
  }

  countTurn(): void {
    Atomics.add(this.#numbers, fields.turns, 1);
  }
}
