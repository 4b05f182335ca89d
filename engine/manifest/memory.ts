// What was made of values that nobody changes → kept as long as they are there, so that it is made once. In a process that
// stays, validating a site again takes only what an edit concerns.

interface Reading {
  /** What is made: the same for all values of which the same is made. */
  readonly as: unknown;
  /** What else is read, in order: with another one it is made anew. */
  readonly from?: readonly unknown[];
}

interface Work<Result> extends Reading {
  readonly make: () => Result;
}

interface WorkOfEach<Value, Found> extends Reading {
  readonly make: (value: Value) => readonly Found[];
}

type Members<Value> = Readonly<Record<string, Value>>;

interface Kept {
  readonly from: readonly unknown[];
  readonly result: unknown;
}

interface KeptOfEach {
  readonly from: readonly unknown[];
  readonly values: readonly unknown[];
  readonly results: readonly (readonly unknown[])[];
}

const isAlike = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((value, index) => Object.is(value, others[index]));

/** Whether they have the very same values, in the same order. */
const isSameMembers = (some: Members<unknown>, others: Members<unknown>): boolean =>
  isAlike(Object.keys(some), Object.keys(others)) &&
  isAlike(Object.values(some), Object.values(others));

/** Whether two values are the same JSON, in the same order. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every(
      (key, index) =>
        key === others[index] &&
        isSameJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

export interface Memory {
  /** What was made of `value` by the same work and from the same, or what `make` returns. */
  recall<Result>(value: object, work: Work<Result>): Result;
  /** What was made of each of some values, one after the other: mostly they are the values of the last time. */
  recallEach<Value extends object, Found>(
    values: readonly Value[],
    work: WorkOfEach<Value, Found>,
  ): Found[];
  /** That of the same site in another language. */
  of(language: string): Memory;
  /** The same members, each as the value that it was the last time where it is the same JSON; the last ones where all are. */
  share<Value>(name: string, members: Members<Value>): Members<Value>;
}

/** For who validates once. */
export const noMemory: Memory = {
  recall: (_, { make }) => make(),
  recallEach: (values, { make }) => values.flatMap((value) => make(value)),
  share: (_, members) => members,
  of: () => noMemory,
};

/** Of one contract: what is made of a value may depend on that as well. */
export class KeptMemory implements Memory {
  readonly #kept = new WeakMap<object, Map<unknown, Kept>>();
  readonly #ofEach = new Map<unknown, KeptOfEach>();
  readonly #shared = new Map<string, Members<unknown>>();
  readonly #languages = new Map<string, Memory>();

  recall<Result>(value: object, { as, from = [], make }: Work<Result>): Result {
    const works = this.#kept.get(value) ?? new Map<unknown, Kept>();
    const kept = works.get(as);
    if (kept !== undefined && isAlike(kept.from, from)) return kept.result as Result;
    const result = make();
    works.set(as, { from, result });
    this.#kept.set(value, works);
    return result;
  }

  recallEach<Value extends object, Found>(
    values: readonly Value[],
    { as, from = [], make }: WorkOfEach<Value, Found>,
  ): Found[] {
    const last = this.#ofEach.get(as);
    const known = last && isAlike(last.from, from) ? last : undefined;
    const results = values.map((value, index) =>
      known?.values[index] === value
        ? (known.results[index] as readonly Found[])
        : this.recall(value, { as, from, make: () => make(value) }),
    );
    this.#ofEach.set(as, { from, values, results });
    const all: Found[] = [];
    for (const result of results) for (const found of result) all.push(found);
    return all;
  }

  of(language: string): Memory {
    const known = this.#languages.get(language) ?? new KeptMemory();
    this.#languages.set(language, known);
    return known;
  }

  share<Value>(name: string, members: Members<Value>): Members<Value> {
    const known = this.#shared.get(name) as Members<Value> | undefined;
    const shared = Object.fromEntries(
      Object.entries(members).map(([key, value]) => {
        const before = known && Object.hasOwn(known, key) ? known[key] : undefined;
        return [key, before !== undefined && isSameJson(before, value) ? before : value];
      }),
    );
    if (known !== undefined && isSameMembers(known, shared)) return known;
    this.#shared.set(name, shared);
    return shared;
  }
}
