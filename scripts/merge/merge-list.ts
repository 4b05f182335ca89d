// A list as it was, and as two people have changed it → one with the changes of both. Nothing that one has put there is lost.
import type { JsonValue } from '../../engine/model/json';
import { isSame, type Matches, matchItems, nameItem } from './match-items';
import { below, type Merging, type Places, type Side, type Value, type Versions } from './versions';

type List = readonly JsonValue[];

/** An item of the list that comes of it. */
interface Slot {
  readonly value: JsonValue;
  /** Its index in the list before; undefined for an item that one has put there. */
  readonly index: number | undefined;
  readonly by: Side | undefined;
}

const invert = (matches: Matches): ReadonlyMap<number, number> =>
  new Map(matches.flatMap((to, index) => (to === undefined ? [] : [[to, index] as const])));

const isInOrder = (indexes: readonly number[]): boolean =>
  indexes.every((index, at) => at === 0 || (indexes[at - 1] ?? 0) < index);

class ListMerge {
  readonly #merge: Merging;
  readonly #lists: Versions<List>;
  readonly #places: Places;
  readonly #matches: Readonly<Record<Side, Matches>>;
  readonly #indexes: Readonly<Record<Side, ReadonlyMap<number, number>>>;
  /** What becomes of each item that was there; undefined for one that goes. */
  readonly #kept: readonly Value[];
  /** Indexes of items that one side has put in the place of what both have removed, and that do not stand. */
  readonly #dropped: Readonly<Record<Side, Set<number>>> = { ours: new Set(), theirs: new Set() };

  constructor(merge: Merging, lists: Versions<List>, places: Places) {
    this.#merge = merge;
    this.#lists = lists;
    this.#places = places;
    const { base, ours, theirs } = lists;
    this.#matches = { ours: matchItems(base, ours), theirs: matchItems(base, theirs) };
    this.#indexes = { ours: invert(this.#matches.ours), theirs: invert(this.#matches.theirs) };
    this.#kept = base.map((_, index) => this.#mergeItem(index));
    this.#findReplaced();
  }

  #mergeItem(index: number): Value {
    const [ours, theirs] = [this.#indexes.ours.get(index), this.#indexes.theirs.get(index)];
    if (ours === undefined && theirs === undefined) return undefined;
    const values = {
      base: this.#lists.base[index],
      ours: ours === undefined ? undefined : this.#lists.ours[ours],
      theirs: theirs === undefined ? undefined : this.#lists.theirs[theirs],
    };
    const keys = { base: index, ours: ours ?? index, theirs: theirs ?? index };
    return this.#merge.merge(values, below(this.#places, keys));
  }

  /** What a side has put behind each item that both have left there; -1 for the beginning. */
  #listPut(side: Side): ReadonlyMap<number, number[]> {
    const other = side === 'ours' ? this.#indexes.theirs : this.#indexes.ours;
    const put = new Map<number, number[]>();
    let anchor = -1;
    for (const [index, to] of this.#matches[side].entries())
      if (to === undefined) put.set(anchor, [...(put.get(anchor) ?? []), index]);
      else if (other.has(to)) anchor = to;
    return put;
  }

  /** Where both have put something in the place of the same items, they do not agree. */
  #findReplaced(): void {
    const { base, ours, theirs } = this.#lists;
    const [own, foreign] = [this.#listPut('ours'), this.#listPut('theirs')];
    const isLeft = (index: number): boolean =>
      this.#indexes.ours.has(index) && this.#indexes.theirs.has(index);
    for (const [anchor, mine] of own) {
      const yours = foreign.get(anchor) ?? [];
      const end = base.findIndex((_, index) => index > anchor && isLeft(index));
      const region = base.slice(anchor + 1, end < 0 ? undefined : end);
      const gone = region.filter((_, at) => {
        const index = anchor + 1 + at;
        return !this.#indexes.ours.has(index) && !this.#indexes.theirs.has(index);
      });
      const versions = {
        base: gone,
        ours: mine.map((index) => ours[index] ?? null),
        theirs: yours.map((index) => theirs[index] ?? null),
      };
      if (yours.length === 0 || isSame(versions.ours, versions.theirs)) continue;
      if (gone.length === 0) {
        this.#merge.together.push(this.#places.ours);
        continue;
      }
      const keys = { base: anchor + 1, ours: mine[0] ?? 0, theirs: yours[0] ?? 0 };
      const stands = this.#merge.disagree<Value>(versions, below(this.#places, keys));
      const isOurs = stands === versions.ours;
      for (const index of isOurs ? yours : mine)
        this.#dropped[isOurs ? 'theirs' : 'ours'].add(index);
    }
  }

  /** Whose order stands. */
  #findMain(): Side {
    const isKept = (index: number | undefined): index is number =>
      index !== undefined && this.#indexes.ours.has(index) && this.#indexes.theirs.has(index);
    const order = {
      ours: this.#matches.ours.filter(isKept),
      theirs: this.#matches.theirs.filter(isKept),
    };
    if (isInOrder(order.theirs) || isSame(order.ours, order.theirs)) return 'ours';
    if (isInOrder(order.ours)) return 'theirs';
    const { base, ours, theirs } = this.#lists;
    const stands = this.#merge.disagree<Value>({ base, ours, theirs }, this.#places);
    return stands === ours ? 'ours' : 'theirs';
  }

  #toSlot(side: Side, index: number): Slot | undefined {
    const to = this.#matches[side][index];
    if (to === undefined) {
      const value = this.#lists[side][index];
      return value === undefined || this.#dropped[side].has(index)
        ? undefined
        : { value, index: undefined, by: side };
    }
    const value = this.#kept[to];
    return value === undefined ? undefined : { value, index: to, by: undefined };
  }

  run(): JsonValue[] {
    const main = this.#findMain();
    const other: Side = main === 'ours' ? 'theirs' : 'ours';
    const slots = this.#lists[main].flatMap((_, index) => this.#toSlot(main, index) ?? []);
    let anchor: Slot | undefined;
    for (const index of this.#lists[other].keys()) {
      const slot = this.#toSlot(other, index);
      if (slot === undefined) continue;
      const there = this.#findThere(slots, slot, anchor);
      if (there === undefined) insert(slots, slot, anchor);
      anchor = there === undefined ? slot : this.#join(slots, there, slot);
    }
    return slots.map(({ value }) => value);
  }

  /** The same item, if it is there already: under its name anywhere, else in the same place. */
  #findThere(slots: readonly Slot[], slot: Slot, anchor: Slot | undefined): Slot | undefined {
    const { index, by, value } = slot;
    if (index !== undefined) return slots.find((one) => one.index === index);
    const isForeign = (one: Slot): boolean => one.by !== undefined && one.by !== by;
    const name = nameItem(value);
    if (name !== undefined)
      return slots.find((one) => isForeign(one) && nameItem(one.value) === name);
    const start = anchor === undefined ? 0 : slots.indexOf(anchor) + 1;
    const end = slots.findIndex((one, at) => at >= start && !isForeign(one));
    return slots.slice(start, end < 0 ? undefined : end).find((one) => isSame(one.value, value));
  }

  /** One of them where both have put it there. */
  #join(slots: Slot[], there: Slot, slot: Slot): Slot {
    if (slot.index !== undefined) return there;
    const [ours, theirs] = there.by === 'ours' ? [there, slot] : [slot, there];
    const find = (side: Side, value: JsonValue): number => this.#lists[side].indexOf(value);
    const keys = { base: 0, ours: find('ours', ours.value), theirs: find('theirs', theirs.value) };
    const versions = { base: undefined, ours: ours.value, theirs: theirs.value };
    const value = this.#merge.merge(versions, below(this.#places, keys)) ?? there.value;
    const joined = { ...there, value };
    slots[slots.indexOf(there)] = joined;
    return joined;
  }
}

/** Behind what comes before it on its own side; where both have put something, ours comes first. */
function insert(slots: Slot[], slot: Slot, anchor: Slot | undefined): void {
  let at = anchor === undefined ? 0 : slots.indexOf(anchor) + 1;
  if (slot.by === 'theirs') while (slots[at]?.by === 'ours') at += 1;
  slots.splice(at, 0, slot);
}

export const mergeList = (merge: Merging, lists: Versions<List>, places: Places): JsonValue[] =>
  new ListMerge(merge, lists, places).run();
