// Two days, which may be one → how the language of a site writes them: its numbers, and the words of its labels.
import type { DateWords } from '../../generated/manifest';
import { invariant } from '../../model/invariant';
import { substitute } from '../text/substitute';
import { plain } from '../text/words';

/** In the order of `Date`: January is 0. */
const months = [
  ...(['january', 'february', 'march', 'april', 'may', 'june', 'july'] as const),
  ...(['august', 'september', 'october', 'november', 'december'] as const),
];

/** In the order of `Date`: Sunday is 0. */
const weekdays = [
  ...(['sunday', 'monday', 'tuesday', 'wednesday'] as const),
  ...(['thursday', 'friday', 'saturday'] as const),
];

/** What a language needs to write a date. */
export interface Dates {
  readonly dates: DateWords;
  /** A tag that `Intl` knows: numbers are written as it has them. */
  readonly language: string;
  /** What writes these, where many dates are written. */
  readonly number?: Pick<Intl.NumberFormat, 'format'>;
  /** What writes times of the day, where there are many of them. */
  readonly clock?: Intl.DateTimeFormat;
}

/** Numbers of days and years. */
export const makeNumber = (language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { useGrouping: false });

/** Times of the day, of instants in UTC. */
export const makeClock = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeStyle: 'short' });

/** The month of a day. */
export function toMonth(day: string): (typeof months)[number] {
  const month = months[Number(day.slice(5, 7)) - 1];
  invariant(month !== undefined, 'A day has one of twelve months.');
  return month;
}

/** The parts of a day, `2027-12-24`, in words and numbers. */
export function toDateParts(
  day: string,
  { dates, language, number = makeNumber(language) }: Dates,
) {
  const instant = new Date(`${day}T00:00Z`);
  const weekday = weekdays[instant.getUTCDay()];
  return {
    weekday: weekday === undefined ? '' : dates.shortWeekdays[weekday],
    day: number.format(instant.getUTCDate()),
    month: dates.months[toMonth(day)],
    year: number.format(instant.getUTCFullYear()),
  };
}

/** What both say is said once, as far as the language does so. */
function writeDates([from, until]: readonly [string, string], words: Dates): string {
  const { dates } = words;
  const [first, last] = [toDateParts(from, words), toDateParts(until, words)];
  if (from === until) return substitute(dates.date, first);
  if (from.slice(0, 4) !== until.slice(0, 4)) {
    const [one, other] = [first, last].map((day) => substitute(dates.date, day));
    return substitute(dates.days, { from: one ?? '', until: other ?? '' });
  }
  const both = {
    ...first,
    ...{ lastWeekday: last.weekday, lastDay: last.day, lastMonth: last.month },
  };
  const pattern = first.month === last.month ? dates.daysOfMonth : dates.daysOfYear;
  return substitute(pattern, both);
}

export const nameDates = (days: readonly [string, string], words: Dates): string =>
  plain(writeDates(days, words));
