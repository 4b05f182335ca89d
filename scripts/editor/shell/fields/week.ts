// Opening hours as they are written, days with equal times together ↔ the times of each day of a week.
import { isRecord } from '../../../../engine/model/json';

export interface OpenTime {
  readonly opens: string;
  readonly closes: string;
}

/** By day; days on which it is closed have none. */
export type Week = Readonly<Record<string, readonly OpenTime[]>>;

interface Days {
  readonly days: readonly string[];
  readonly times?: readonly OpenTime[];
}

const toDays = (regular: unknown): readonly Days[] =>
  Array.isArray(regular)
    ? regular.filter((one): one is Days => isRecord(one) && Array.isArray(one.days))
    : [];

export const readWeek = (regular: unknown, days: readonly string[]): Week =>
  Object.fromEntries(
    days.map((day) => [
      day,
      toDays(regular).flatMap((one) => (one.days.includes(day) ? (one.times ?? []) : [])),
    ]),
  );

/** Equal for weeks that say the same, however they are written. */
export const toWeekKey = (regular: unknown, days: readonly string[]): string =>
  JSON.stringify(readWeek(regular, days), [...days, 'opens', 'closes']);

const keyOf = (times: readonly OpenTime[]): string =>
  times.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');

/** Days with equal times together; closed ones are not named. */
export function writeWeek(week: Week): Days[] {
  const groups = new Map<string, { days: string[]; times: readonly OpenTime[] }>();
  for (const [day, times] of Object.entries(week)) {
    if (times.length === 0) continue;
    const known = groups.get(keyOf(times));
    if (known === undefined) groups.set(keyOf(times), { days: [day], times });
    else known.days.push(day);
  }
  return [...groups.values()];
}

interface NewTimes {
  /** Of the days in the list. */
  readonly index: number;
  readonly times: readonly OpenTime[];
}

const sameDays = (one: Days | undefined, other: Days): boolean =>
  one !== undefined && [...one.days].sort().join() === [...other.days].sort().join();

/** Where days stay together as they are, only their times are new; undefined where the list is another one. */
function findNewTimes(regular: unknown, next: readonly Days[]): NewTimes[] | undefined {
  const before = toDays(regular);
  const places = before.map((one) => next.findIndex((other) => sameDays(one, other)));
  if (before.length !== next.length || places.includes(-1)) return undefined;
  return before.flatMap(({ times = [] }, index) => {
    const now = next[places[index] ?? 0]?.times ?? [];
    return keyOf(now) === keyOf(times) ? [] : [{ index, times: now }];
  });
}

/** Where a week is written. */
export interface WeekPlace {
  readonly file: string;
  /** Of the regular days. */
  readonly path: readonly (string | number)[];
  readonly regular: unknown;
}

/** What writes a week over another one: times where days stay together as they are, else all of it. */
export function toWeekOperations({ file, path, regular }: WeekPlace, week: Week): object[] {
  const groups = writeWeek(week);
  const times = findNewTimes(regular, groups)?.map((one) => ({
    ...{ op: 'set', file, path: [...path, one.index, 'times'], value: one.times },
  }));
  return times ?? [{ op: 'set', file, path, value: groups }];
}
