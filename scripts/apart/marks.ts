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

/** In bytes, of the memory that `start-thread.cjs` makes: numbers stand before the text. */
const textOffset = 32;

/** By index. */
const fields = { count: 0, isInside: 1, length: 2, heap: 3, turns: 4, go: 5 } as const;

const numbersOf = (memory: SharedArrayBuffer): Int32Array =>
  new Int32Array(memory, 0, textOffset / Int32Array.BYTES_PER_ELEMENT);

const textOf = (memory: SharedArrayBuffer): Uint8Array => new Uint8Array(memory, textOffset);

/** Lets a thread that has loaded its code begin. */
export function letGo(memory: SharedArrayBuffer): void {
  const numbers = numbersOf(memory);
  Atomics.store(numbers, fields.go, 1);
  Atomics.notify(numbers, fields.go);
}

/** Blocks the thread until then. */
export function waitForGo(memory: SharedArrayBuffer): void {
  Atomics.wait(numbersOf(memory), fields.go, 0);
}

export function readMark(memory: SharedArrayBuffer): SeenMark {
  const numbers = numbersOf(memory);
  const [count, length, isInside] = [fields.count, fields.length, fields.isInside].map((field) =>
    Atomics.load(numbers, field),
  );
  const text = Buffer.from(textOf(memory).slice(0, length)).toString();
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

  constructor(memory: SharedArrayBuffer) {
    this.#numbers = numbersOf(memory);
    this.#text = textOf(memory);
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
