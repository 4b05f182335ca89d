// Days and minutes as manifests write them → how the language of a site writes them.
import { toLocale } from '../text/locale';
import { substitute } from '../text/substitute';
import { plain } from '../text/words';
import { type Dates, toDateParts, toMonth } from './name-dates';

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

/** "9:00 am", which does not break; in all other languages "09:00". Undefined for a day. */
function nameClock(written: string, language: string): string | undefined {
  const [, hour = '', minute = ''] = /T(\d\d):(\d\d)$/.exec(written) ?? [];
  if (hour === '') return undefined;
  if (!/^en(?:-US|-CA|-AU|$)/.test(toLocale(language))) return `${hour}:${minute}`;
  const number = Number(hour);
  return `${number % 12 || 12}:${minute}\u00a0${number < 12 ? 'am' : 'pm'}`;
}

/** A day, or a day with its minute. */
export function nameMoment(written: string, words: Dates): string {
  const clock = nameClock(written, words.language);
  const day = nameDay(written, words);
  return clock === undefined ? day : `${day}, ${clock}`;
}

/** From one to another: what both have in common is said once. No line ends within times. */
export function nameSpan(from: string, until: string | undefined, words: Dates): string {
  const first = nameMoment(from, words);
  if (until === undefined || until === from) return first;
  const isSameDay = from.slice(0, 10) === until.slice(0, 10);
  const last = isSameDay ? nameClock(until, words.language) : nameMoment(until, words);
  const dash = isSameDay ? '\u00a0–\u00a0' : ' – ';
  return last === undefined ? first : first + dash + last;
}
