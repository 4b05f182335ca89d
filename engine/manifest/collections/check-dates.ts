// The days and minutes of an item → those that no calendar or no clock has, and those in the wrong order.
import type { Clock } from '../../content/facts/clock';
import { isDay } from '../../content/facts/is-day';
import type { Kind } from '../../model/kinds';
import type { ParamsOf } from '../catalogue';
import type { Cause, RawFinding } from '../raw-finding';
import { findPlace, type ReadItem } from './item-reader';

export interface Zone {
  /** Undefined where the site has none, or one that nobody knows. */
  readonly timeZone: string | undefined;
  readonly clock: Clock;
}

const concept = 'day-or-minute';
const dayLength = '2027-01-06'.length;

/** The members of an item that are days or minutes. */
const listDated = ({ members, names }: Kind): string[] => [
  ...new Set([
    ...['date', 'updated', 'expires', names.date],
    ...Object.keys(members).filter((name) => members[name]?.concept === concept),
  ]),
];

function explain(written: string, { timeZone, clock }: Zone): Cause | undefined {
  const day = written.slice(0, dayLength);
  if (!isDay(day)) return { code: 'impossible-day', params: { day } };
  if (written === day) return undefined;
  if (timeZone === undefined) return { code: 'minute-without-zone', params: { minute: written } };
  const times = clock.countShown(written);
  if (times === 1) return undefined;
  const reason = times === 0 ? 'are put forward past' : 'show twice';
  return { code: 'unclear-minute', params: { minute: written, zone: timeZone, reason } };
}

/** Members of which the second may not be before the first. */
const ordered = (kind: Kind): readonly (readonly [first: string, last: string])[] => [
  ['date', 'updated'],
  ['date', 'expires'],
  [kind.names.date, 'ends'],
];

const textOf = ({ value }: ReadItem, name: string): string | undefined => {
  const text = value?.[name];
  return typeof text === 'string' ? text : undefined;
};

/** The day from which an event was moved is shown where its status says that it was. */
function checkMoved(item: ReadItem): RawFinding[] {
  const { movedFrom, status } = item.value ?? {};
  if (movedFrom === undefined || (status ?? 'planned') !== 'planned') return [];
  const params: ParamsOf<'missing-field'> = {
    ...{ concept: 'An event with "movedFrom"', fields: '"status": "moved"' },
    description: 'else nobody is told of the other day.',
  };
  return [{ code: 'missing-field', ...findPlace(item, 'movedFrom'), params }];
}

export function checkDates(item: ReadItem, kind: Kind, zone: Zone): RawFinding[] {
  const wrong = listDated(kind).flatMap((name): RawFinding[] => {
    const cause = explain(textOf(item, name) ?? '2027-01-06', zone);
    return cause ? [{ ...findPlace(item, name), ...cause }] : [];
  });
  if (wrong.length > 0) return wrong;
  const moved = Object.hasOwn(kind.members, 'movedFrom') ? checkMoved(item) : [];
  const reversed = ordered(kind).flatMap(([first, last]): RawFinding[] => {
    const [from, until] = [textOf(item, first), textOf(item, last)];
    if (from === undefined || until === undefined || first === last) return [];
    // A day counts as a whole: only what both of them say is compared.
    const length = Math.min(from.length, until.length);
    if (from.slice(0, length) <= until.slice(0, length)) return [];
    const params: ParamsOf<'dates-reversed'> = { first: from, last: until };
    return [{ code: 'dates-reversed', ...findPlace(item, last), params }];
  });
  return [...reversed, ...moved];
}
