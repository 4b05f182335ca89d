// Days and minutes as manifests write them → how the language of a site writes them.
import { substitute } from '../text/substitute';
import { plain } from '../text/words';
import { type Dates, makeClock, makeNumber, toDateParts, toMonth } from './name-dates';

/** "October 5, 2026". */
export function nameDay(written: string, words: Dates): string {
  const { day, month, year } = toDateParts(written.slice(0, 10), words);
  return plain(substitute(words.dates.day, { day, month, year }));
}

/** "October 2026". */
export function nameMonth(written: string, words: Dates): string {
  const { year } = toDateParts(written.slice(0, 10), words);
  return plain(substitute(words.dates.monthsOfYear[toMonth(written)], { year }));
}

/** Spaces within texts of Intl differ between its versions, and no time may break. */
const keepTogether = (text: string): string => text.replace(/\s/g, '\u00a0');

/**
 * A time of the day, `09:00` to `24:00`: "9:00 am", "noon" where clocks have twelve hours, "09:00" elsewhere, in the numerals of
 * the language. Events and opening hours say it alike.
 */
export function nameClock(time: string, words: Omit<Dates, 'dates'>): string {
  const { language, number = makeNumber(language), clock = makeClock(language) } = words;
  if (!clock.resolvedOptions().hourCycle?.startsWith('h1'))
    return time.replace(/\d/g, (digit) => number.format(Number(digit)));
  const [hour = '', minute = ''] = time.split(':');
  if (!/^en\b/.test(language))
    return keepTogether(clock.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute))));
  if (time === '12:00') return 'noon';
  if (time === '00:00' || time === '24:00') return 'midnight';
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** The time of a minute; undefined for a day. */
function findClock(written: string, words: Dates): string | undefined {
  const [, time] = /T(\d\d:\d\d)$/.exec(written) ?? [];
  return time === undefined ? undefined : nameClock(time, words);
}

/** A day, or a day with its minute. */
export function nameMoment(written: string, words: Dates): string {
  const clock = findClock(written, words);
  const day = nameDay(written, words);
  return clock === undefined ? day : `${day}, ${clock}`;
}

/** The year at the end of a day, with what stands before it: a comma, or a word. */
const lastYear = /(?:,|\s+del?)?\s*\{year\}$/;

/** The words without the year where the other day says it, as far as it stands at the end. */
function withoutYear(words: Dates, from: string, until: string): Dates {
  const { dates } = words;
  const day = plain(dates.day).replace(lastYear, '');
  return from.slice(0, 4) === until.slice(0, 4) ? { ...words, dates: { ...dates, day } } : words;
}

/** From one moment to the next: what both have in common is said once. No line ends within times. */
export function nameSpan(from: string, until: string | undefined, words: Dates): string {
  if (until === undefined || until === from) return nameMoment(from, words);
  const isSameDay = from.slice(0, 10) === until.slice(0, 10);
  const last = isSameDay ? findClock(until, words) : nameMoment(until, words);
  const first = nameMoment(from, isSameDay ? words : withoutYear(words, from, until));
  const dash = isSameDay ? '\u00a0–\u00a0' : ' – ';
  return last === undefined ? first : first + dash + last;
}
