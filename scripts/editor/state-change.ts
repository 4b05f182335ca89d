// Two states of a site, in JSON → what differs, so that no more is sent than has changed; and the later one of it again.
// What is the same in both is one value in memory, too: who has seen it need not look at it again.
import { isRecord, type JsonValue } from '../../engine/model/json';

/** Another value in the place of one, or the changes of its members; null for one that has gone. */
export type StateChange =
  | readonly [value: JsonValue]
  | { readonly [name: string]: StateChange | null };

type Holder = readonly JsonValue[] | Readonly<Record<string, JsonValue>>;

/** The order of the names is part of a value: it must follow from that of the former ones. */
function keepsOrder(before: readonly string[], after: readonly string[]): boolean {
  const [had, has] = [new Set(before), new Set(after)];
  const expected = [
    ...before.filter((name) => has.has(name)),
    ...after.filter((name) => !had.has(name)),
  ];
  return expected.every((name, index) => name === after[index]);
}

function compareMembers(before: Holder, after: Holder): StateChange | undefined {
  const [one, other] = [before, after] as Readonly<Record<string, JsonValue>>[];
  const names = Object.keys(after);
  if (one === undefined || other === undefined || !keepsOrder(Object.keys(before), names))
    return [after as JsonValue];
  const changes: [string, StateChange | null][] = names.flatMap((name) => {
    const from = Object.hasOwn(one, name) ? one[name] : undefined;
    const to = other[name];
    const change = to === undefined ? undefined : compareStates(from, to);
    return change === undefined ? [] : [[name, change]];
  });
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) changes.push([name, null]);
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** Undefined where both are the same. Of a list that grows or shrinks the whole is sent. */
export function compareStates(
  before: JsonValue | undefined,
  after: JsonValue,
): StateChange | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return compareMembers(before, after);
  if (isRecord(before) && isRecord(after)) return compareMembers(before as Holder, after as Holder);
  return [after];
}

export function changeState(before: JsonValue | undefined, change: StateChange): JsonValue {
  if (Array.isArray(change)) return change[0];
  const changes = change as Readonly<Record<string, StateChange | null>>;
  if (Array.isArray(before))
    return before.map((item, index) => {
      const own = changes[index];
      return own === undefined || own === null ? item : changeState(item, own);
    });
  const members = new Map(Object.entries((before ?? {}) as Readonly<Record<string, JsonValue>>));
  for (const [name, own] of Object.entries(changes))
    if (own === null) members.delete(name);
    else members.set(name, changeState(members.get(name), own));
  return Object.fromEntries(members);
}
