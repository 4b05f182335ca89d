// A language → how dates are written in it, as this version of Node.js knows it: for languages that the engine brings no words of.
import { toLocale } from '../../content/text/locale';
import type { DateWords } from '../../generated/manifest';

const utc = { timeZone: 'UTC' } as const;
const asDay = { ...utc, ...({ day: 'numeric', month: 'long', year: 'numeric' } as const) };
const inDate = { ...asDay, weekday: 'short' } as const;
const ofYear = { ...utc, month: 'long', year: 'numeric' } as const;

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Spaces within texts of Intl differ between its versions. */
const withSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** The first of January 2001 was a Monday. */
const toInstant = (month: number, day: number, year = 2001): Date =>
  new Date(Date.UTC(year, month, day));

type Format = Intl.DateTimeFormat;

const findPart = (format: Format, instant: Date, type: string): string =>
  withSpaces(format.formatToParts(instant).find((part) => part.type === type)?.value ?? '');

/** The names of the last day, where a pattern has two days. */
const toLast = (name: string): string => `last${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const known = new Set(['weekday', 'day', 'month', 'year']);

/** A range of days, with a placeholder for each of its parts. */
function toPattern(format: Format, [from, until]: readonly [Date, Date]): string {
  const isMonthShared = from.getUTCMonth() === until.getUTCMonth();
  const all = format.formatRangeToParts(from, until);
  // Some languages say of both months that they belong to both days.
  const lastMonth = all.findLastIndex(({ type }) => type === 'month');
  const parts = all.map(({ type, value, source }, index) => {
    if (!known.has(type)) return withSpaces(value);
    const isLast =
      type === 'month'
        ? !isMonthShared && index === lastMonth
        : type !== 'year' && source === 'endRange';
    return `{${isLast ? toLast(type) : type}}`;
  });
  return parts.join('');
}

/** One day, or its month, with a placeholder for each of the given parts. */
const toTemplate = (format: Format, instant: Date, places: ReadonlySet<string>): string =>
  format
    .formatToParts(instant)
    .map(({ type, value }) => (places.has(type) ? `{${type}}` : withSpaces(value)))
    .join('');

/** What stands between two days of different years. */
function findSeparator(format: Format): string {
  const parts = format.formatRangeToParts(toInstant(10, 24), toInstant(0, 2, 2002));
  const first = parts.findIndex(({ source }) => source === 'endRange');
  return withSpaces(parts[first - 1]?.value ?? ' – ');
}

const toNames = (keys: readonly string[], find: (index: number) => string) =>
  Object.fromEntries(keys.map((key, index) => [key, find(index)]));

export function describeDates(language: string): DateWords {
  // Manifests write the days of one calendar.
  const locale = new Intl.Locale(toLocale(language), { calendar: 'gregory' });
  const format = new Intl.DateTimeFormat(locale, inDate);
  const alone = new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long' });
  const withYear = new Intl.DateTimeFormat(locale, ofYear);
  const list = new Intl.ListFormat(locale.toString());
  const day = toInstant(10, 24);
  const separator = findSeparator(format);
  return {
    months: toNames(months, (index) => findPart(format, toInstant(index, 1), 'month')),
    weekdays: toNames(weekdays, (index) => withSpaces(alone.format(toInstant(0, index + 1)))),
    shortWeekdays: toNames(weekdays, (index) =>
      findPart(format, toInstant(0, index + 1), 'weekday'),
    ),
    monthsOfYear: toNames(months, (index) =>
      toTemplate(withYear, toInstant(index, 1), new Set(['year'])),
    ),
    day: toTemplate(new Intl.DateTimeFormat(locale, asDay), day, known),
    date: toPattern(format, [day, day]),
    daysOfMonth: toPattern(format, [day, toInstant(10, 26)]),
    daysOfYear: toPattern(format, [day, toInstant(11, 26)]),
    days: `{from}${separator}{until}`,
    // In Welsh it says "a(c)", whose second form stands before vowels, which no weekday begins with.
    twoWeekdays: withSpaces(list.format(['{first}', '{last}'])).replace(/\([^()]*\)/g, ''),
    moreWeekdays: `{first}${separator}{last}`,
  } as DateWords;
}
