// A list before a change, and after it → which item is which: the same, the same with other words, or a new one.
import { diffArrays } from 'diff';
import { isRecord } from '../../engine/model/json';

/** By index of the changed list the index in the list before; undefined for an item that is new. */
export type Matches = readonly (number | undefined)[];

const print = (value: unknown): string => JSON.stringify(value) ?? '';

export const isSame = (one: unknown, other: unknown): boolean => print(one) === print(other);

/** What names an item among all that there are, whatever else is said of it; most telling first. */
const strong = ['id', 'from', 'name', 'page'];
/** What one of few items is known by. */
const weak = ['file', 'slug', 'day', 'src', 'href', 'label'];

function findName(item: unknown, among: readonly string[]): string | undefined {
  if (!isRecord(item)) return undefined;
  const name = among.find((one) => typeof item[one] === 'string');
  return name === undefined ? undefined : print([item.type, name, item[name]]);
}

/** Undefined for an item that has no name of its own. */
export const nameItem = (item: unknown): string | undefined => findName(item, strong);

const countShared = (one: readonly string[], other: readonly string[]): number => {
  const left = [...other];
  return one.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
};

/** From 0 to 1. */
export function compareValues(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') {
    const [words, others] = [one.split(/\s+/), other.split(/\s+/)];
    return countShared(words, others) / Math.max(words.length, others.length);
  }
  if (Array.isArray(one) && Array.isArray(other))
    return countShared(one.map(print), other.map(print)) / Math.max(one.length, other.length, 1);
  if (!isRecord(one) || !isRecord(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => key !== 'type',
  );
  const sum = keys.reduce((total, key) => total + compareValues(one[key], other[key]), 0);
  return sum / Math.max(1, keys.length);
}

export const alike = 0.5;

/** Whether one may have become the other. */
function isOfKind(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one.type === other.type;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

class Matcher {
  readonly #before: readonly unknown[];
  readonly #after: readonly unknown[];
  readonly matches: (number | undefined)[];
  readonly #taken = new Set<number>();

  constructor(before: readonly unknown[], after: readonly unknown[]) {
    this.#before = before;
    this.#after = after;
    this.matches = after.map(() => undefined);
  }

  #match(index: number, to: number): void {
    this.matches[index] = to;
    this.#taken.add(to);
  }

  /** What is said in the same way, in the same order. */
  matchSame(): void {
    let [index, to] = [0, 0];
    for (const { value, added, removed } of diffArrays(
      this.#before.map(print),
      this.#after.map(print),
    ))
      for (const _ of value)
        if (added) index += 1;
        else if (removed) to += 1;
        else this.#match(index++, to++);
  }

  /** What has a name that nothing else has, wherever it went. */
  matchNamed(nameOf: (item: unknown) => string | undefined): void {
    const count = (items: readonly unknown[], isOpen: (index: number) => boolean) => {
      const found = new Map<string, number[]>();
      for (const [index, item] of items.entries()) {
        const name = isOpen(index) ? nameOf(item) : undefined;
        if (name !== undefined) found.set(name, [...(found.get(name) ?? []), index]);
      }
      return found;
    };
    const before = count(this.#before, (index) => !this.#taken.has(index));
    const after = count(this.#after, (index) => this.matches[index] === undefined);
    for (const [name, indexes] of after) {
      const others = before.get(name) ?? [];
      if (indexes.length === 1 && others.length === 1) this.#match(indexes[0] ?? 0, others[0] ?? 0);
    }
  }

  /** What stands between the same neighbours, if it looks like what stood there. */
  matchPlaces(): void {
    const open = new Map<number, number[]>();
    let last = -1;
    for (const index of this.#before.keys())
      if (this.#taken.has(index)) last = index;
      else open.set(last, [...(open.get(last) ?? []), index]);
    const added = new Map<number, number[]>();
    last = -1;
    for (const [index, match] of this.matches.entries())
      if (match !== undefined) last = match;
      else added.set(last, [...(added.get(last) ?? []), index]);
    for (const [place, indexes] of added) this.#pair(indexes, open.get(place) ?? []);
  }

  #pair(indexes: readonly number[], others: readonly number[]): void {
    const isAlone = indexes.length === 1 && others.length === 1;
    let from = 0;
    for (const index of indexes) {
      const at = others.findIndex((to, place) => place >= from && this.#isLike(index, to, isAlone));
      if (at < 0) continue;
      this.#match(index, others[at] ?? 0);
      from = at + 1;
    }
  }

  #isLike(index: number, to: number, isAlone: boolean): boolean {
    const [one, other] = [this.#after[index], this.#before[to]];
    if (!isOfKind(one, other)) return false;
    return isAlone || compareValues(one, other) >= alike;
  }
}

export function matchItems(before: readonly unknown[], after: readonly unknown[]): Matches {
  const matcher = new Matcher(before, after);
  matcher.matchSame();
  matcher.matchNamed(print);
  matcher.matchNamed((item) => findName(item, [...strong, ...weak]));
  matcher.matchPlaces();
  return matcher.matches;
}
