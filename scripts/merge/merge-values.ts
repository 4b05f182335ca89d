// A value as it was, and as two people have changed it → one with both changes, and what they do not agree on.
import { isRecord, type JsonValue } from '../../engine/model/json';
import type { JsonPath } from '../edit/json-edits';
import { alike, compareValues, isSame } from './match-items';
import { mergeList } from './merge-list';
import {
  below,
  type Merging,
  type Places,
  type Side,
  type Value,
  type ValueConflict,
  type Versions,
} from './versions';

type Members = Readonly<Record<string, JsonValue>>;

/** Members that have another key now, such as a page with a new id: old key → new key. */
function findRenames(base: Members, side: Members): ReadonlyMap<string, string> {
  const isNew = (key: string): boolean => !Object.hasOwn(base, key) && isRecord(side[key]);
  const added = Object.keys(side).filter(isNew);
  const renames = new Map<string, string>();
  for (const [key, value] of Object.entries(base)) {
    if (Object.hasOwn(side, key) || !isRecord(value)) continue;
    const likeness = added.map((name) => [compareValues(side[name], value), name] as const);
    const [most, name] = likeness.sort(([one], [other]) => other - one)[0] ?? [0, ''];
    if (most < alike) continue;
    renames.set(key, name);
    added.splice(added.indexOf(name), 1);
  }
  return renames;
}

const get = (members: Members, key: string | undefined): Value =>
  key !== undefined && Object.hasOwn(members, key) ? members[key] : undefined;

export class ValueMerge implements Merging {
  readonly conflicts: ValueConflict[] = [];
  readonly together: JsonPath[] = [];
  readonly #take: Side;
  readonly #mergeStrings: (versions: Versions<string>) => string | undefined;

  /** `take`: whose value stands where they do not agree. */
  constructor(
    take: Side = 'ours',
    mergeStrings: (versions: Versions<string>) => string | undefined = () => undefined,
  ) {
    this.#take = take;
    this.#mergeStrings = mergeStrings;
  }

  merge(versions: Versions<Value>, places: Places): Value {
    const { base, ours, theirs } = versions;
    if (isSame(ours, theirs) || isSame(theirs, base)) return ours;
    if (isSame(ours, base)) return theirs;
    if (isRecord(ours) && isRecord(theirs) && ours.type === theirs.type)
      return this.#mergeMembers({ base: isRecord(base) ? base : {}, ours, theirs }, places);
    if (Array.isArray(ours) && Array.isArray(theirs))
      return mergeList(this, { base: Array.isArray(base) ? base : [], ours, theirs }, places);
    const merged =
      typeof base === 'string' && typeof ours === 'string' && typeof theirs === 'string'
        ? this.#mergeStrings({ base, ours, theirs })
        : undefined;
    return merged ?? this.disagree(versions, places);
  }

  /** What stands there then. */
  disagree<One extends Value>(versions: Versions<One>, places: Places): One {
    this.conflicts.push({ ...versions, places });
    return versions[this.#take];
  }

  #mergeMembers(versions: Versions<Members>, places: Places): JsonValue {
    const { base, ours, theirs } = versions;
    const renames = { ours: findRenames(base, ours), theirs: findRenames(base, theirs) };
    const taken = new Set<string>();
    const merged = new Map<string, JsonValue>();
    const add = (keys: Versions<string>, last?: string): void => {
      const values = {
        base: get(base, keys.base),
        ours: get(ours, keys.ours),
        theirs: get(theirs, keys.theirs),
      };
      taken.add(keys.theirs);
      const value = this.merge(values, below(places, keys));
      if (value === undefined) return;
      const key = keys.ours === keys.base ? keys.theirs : keys.ours;
      insertBehind(merged, last, [key, value]);
    };
    const oldOurs = new Map([...renames.ours].map(([from, to]) => [to, from]));
    const oldTheirs = new Map([...renames.theirs].map(([from, to]) => [to, from]));
    for (const key of Object.keys(ours)) {
      const old = oldOurs.get(key) ?? key;
      add(
        { base: old, ours: key, theirs: renames.theirs.get(old) ?? old },
        [...merged.keys()].at(-1),
      );
    }
    let last: string | undefined;
    for (const key of Object.keys(theirs)) {
      const old = oldTheirs.get(key) ?? key;
      if (!taken.has(key))
        add({ base: old, ours: renames.ours.get(old) ?? old, theirs: key }, last);
      if (merged.has(key)) last = key;
    }
    return Object.fromEntries(merged);
  }
}

/** As the first where nothing is before it. */
function insertBehind(
  members: Map<string, JsonValue>,
  last: string | undefined,
  [key, value]: readonly [string, JsonValue],
): void {
  const entries = [...members].filter(([name]) => name !== key);
  const at = entries.findIndex(([name]) => name === last) + 1;
  members.clear();
  for (const entry of entries.toSpliced(at, 0, [key, value])) members.set(...entry);
}
