// What was there, and what two people have made of it.
import type { JsonValue } from '../../engine/model/json';
import type { JsonPath } from '../edit/json-edits';

export interface Versions<One> {
  /** Before both. */
  readonly base: One;
  readonly ours: One;
  readonly theirs: One;
}

export type Side = 'ours' | 'theirs';

/** Undefined where there is no value. */
export type Value = JsonValue | undefined;

/** Where a value stands in each version, or would stand. */
export type Places = Versions<JsonPath>;

/** What both have changed, each in another way. */
export interface ValueConflict extends Versions<Value> {
  readonly places: Places;
}

/** What merges the values within a value. */
export interface Merging {
  /** Lists in one place of which both have put something: which comes first, nobody knows. */
  readonly together: JsonPath[];
  merge(versions: Versions<Value>, places: Places): Value;
  /** Notes that they do not agree, and returns what stands there then. */
  disagree<One extends Value>(versions: Versions<One>, places: Places): One;
}

export const below = (places: Places, keys: Versions<string | number>): Places => ({
  base: [...places.base, keys.base],
  ours: [...places.ours, keys.ours],
  theirs: [...places.theirs, keys.theirs],
});
