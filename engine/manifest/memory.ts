// What was made of values that nobody changes → kept as long as they are there, so that it is made once. In a process that
// stays, validating a site again takes only what an edit concerns.

import { isRecord } from '../model/json';
import { ChangedList, LastOrder } from './last-order';

interface Reading {
  /** What is made: the same for all values of which the same is made. */
  readonly as: unknown;
  /** What else is read, in order: with another one it is made anew. */
  readonly from?: readonly unknown[];
}

interface Work<Result> extends Reading {
  readonly make: () => Result;
}

interface WorkOfEach<Value, Result> extends Reading {
  /** What else is read for one of the values. */
  readonly with?: (value: Value, index: number) => readonly unknown[];
  /** What is made is JSON: where it says what it said the last time, it is the same value. */
  readonly isJson?: true;
  readonly make: (value: Value, index: number) => Result;
}

interface WorkOfText<Result> {
  readonly as: unknown;
  readonly make: (text: string) => Result;
}

type Members<Value> = Readonly<Record<string, Value>>;

interface Kept {
  readonly from: readonly unknown[];
  readonly result: unknown;
}

interface KeptOfEach {
  readonly from: readonly unknown[];
  readonly values: readonly unknown[];
  /** What else was read for each, where something is. */
  readonly withs: readonly (readonly unknown[])[];
  readonly results: readonly unknown[];
}

interface KeptOfText {
  readonly text: string;
  readonly result: unknown;
}

function isAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1)
    if (!Object.is(some[index], others[index])) return false;
  return true;
}

/** The one empty list: where nothing is found, nothing differs. */
export const none = Object.freeze([]) as readonly never[];

const toShared = <Found>(found: readonly Found[]): readonly Found[] =>
  found.length === 0 ? none : found;

function flatten<Found>(lists: readonly (readonly Found[])[]): readonly Found[] {
  const filled = lists.filter(({ length }) => length > 0);
  return filled.length === 0 ? none : filled.flat();
}

/** Whether they have the very same values, in the same order. */
function isSameMembers(some: Members<unknown>, others: Members<unknown>): boolean {
  const [keys, otherKeys] = [Object.keys(some), Object.keys(others)];
  return (
    keys.length === otherKeys.length &&
    keys.every((key, index) => key === otherKeys[index] && Object.is(some[key], others[key]))
  );
}

/** Whether two values are the same JSON, in the same order. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other) || !(isRecord(one) || Array.isArray(one))) return false;
  if (kind !== Object.prototype && kind !== Array.prototype) return false;
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

/** Those that are there where nothing of them can be taken from the known ones. */
function shareMembers<Value>(members: Members<Value>, known: Members<Value>): Members<Value> {
  const shared: [string, Value][] = [];
  for (const key of Object.keys(members)) {
    const value = members[key];
    const before = Object.hasOwn(known, key) ? known[key] : undefined;
    if (before !== undefined && before !== value && isSameJson(before, value))
      shared.push([key, before]);
  }
  return shared.length === 0 ? members : { ...members, ...Object.fromEntries(shared) };
}

export interface Memory {
  /** What was made of `value` by the same work and from the same, or what `make` returns. */
  recall<Result>(value: object, work: Work<Result>): Result;
  /**
   * What was made of each of some values, one after the other: mostly they are the values of the last time. The very list
   * of the last time where nothing else comes out.
   */
  recallEach<Value extends object, Result>(
    values: readonly Value[],
    work: WorkOfEach<Value, Result>,
  ): readonly Result[];
  /** The same, with what was found for all values in one list: JSON. */
  recallAll<Value extends object, Found>(
    values: readonly Value[],
    work: WorkOfEach<Value, readonly Found[]>,
  ): readonly Found[];
  /** What was made of a text of that name, as long as it is the same. */
  recallText<Result>(name: string, text: string, work: WorkOfText<Result>): Result;
  /** Forgets what was made of texts by a work. */
  forgetTexts(as: unknown): void;
  /** That of the same site in another language. */
  of(language: string): Memory;
  /** The same members, each as the value that it was the last time where it is the same JSON; the last ones where all are. */
  share<Value>(name: string, members: Members<Value>): Members<Value>;
}

/** For who validates once. */
export const noMemory: Memory = {
  recall: (_, { make }) => make(),
  recallEach: (values, { make }) => values.map((value, index) => make(value, index)),
  recallAll: (values, { make }) => values.flatMap((value, index) => make(value, index)),
  recallText: (_, text, { make }) => make(text),
  forgetTexts: () => undefined,
  share: (_, members) => members,
  of: () => noMemory,
};

/** Of one contract: what is made of a value may depend on that as well. */
export class KeptMemory implements Memory {
  readonly #kept = new WeakMap<object, Map<unknown, Kept>>();
  readonly #ofEach = new Map<unknown, KeptOfEach>();
  readonly #shared = new Map<string, Members<unknown>>();
  readonly #ofTexts = new Map<unknown, Map<string, KeptOfText>>();
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

  recallEach<Value extends object, Result>(
    values: readonly Value[],
    work: WorkOfEach<Value, Result>,
  ): readonly Result[] {
    const { as, from = none, with: readWith, isJson, make } = work;
    const last = this.#ofEach.get(as);
    const isKnown = last !== undefined && isAlike(last.from, from);
    if (isKnown && last.values === values && readWith === undefined)
      return last.results as Result[];
    const order = new LastOrder(last?.values ?? none);
    const withs = readWith && new ChangedList(last?.withs ?? none);
    const results = new ChangedList((last?.results ?? none) as readonly Result[]);
    // No function is made here: each would keep the whole of a step.
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] as Value;
      const its = readWith?.(value, index) ?? none;
      const at = order.find(value);
      const known = at < 0 ? undefined : (last?.withs[at] ?? none);
      const isSame = known !== undefined && isAlike(known, its);
      withs?.set(index, isSame ? known : its);
      if (isKnown && isSame) results.set(index, last.results[at] as Result);
      else {
        const result = make(value, index);
        const before = isJson && last?.results[at < 0 ? order.replaced : at];
        results.set(index, before && isSameJson(before, result) ? (before as Result) : result);
      }
    }
    const own = results.finish(values.length);
    this.#ofEach.set(as, {
      ...{ from, values, results: own },
      withs: withs?.finish(values.length) ?? none,
    });
    return own;
  }

  recallAll<Value extends object, Found>(
    values: readonly Value[],
    work: WorkOfEach<Value, readonly Found[]>,
  ): readonly Found[] {
    const results = this.recallEach(values, {
      ...{ ...work, isJson: true },
      // Most values have nothing: then the list stays the same, whichever they are.
      make: (value, index) => toShared(work.make(value, index)),
    });
    return this.recall(results, { as: flatten, make: () => flatten(results) });
  }

  recallText<Result>(name: string, text: string, { as, make }: WorkOfText<Result>): Result {
    const texts = this.#ofTexts.get(as) ?? new Map<string, KeptOfText>();
    const known = texts.get(name);
    if (known?.text === text) return known.result as Result;
    // A part of a text would keep the whole of it.
    const own = JSON.parse(JSON.stringify(text)) as string;
    const result = make(own);
    texts.set(name, { text: own, result });
    this.#ofTexts.set(as, texts);
    return result;
  }

  forgetTexts(as: unknown): void {
    this.#ofTexts.delete(as);
  }

  of(language: string): Memory {
    const known = this.#languages.get(language) ?? new KeptMemory();
    this.#languages.set(language, known);
    return known;
  }

  share<Value>(name: string, members: Members<Value>): Members<Value> {
    const known = this.#shared.get(name) as Members<Value> | undefined;
    const shared = known === undefined ? members : shareMembers(members, known);
    if (known !== undefined && isSameMembers(known, shared)) return known;
    this.#shared.set(name, shared);
    return shared;
  }
}
