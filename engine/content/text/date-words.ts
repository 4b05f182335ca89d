// Days and minutes as manifests write them → words in a language.
import { type DateForms, dateForms } from './date-forms';
import { toLocale } from './locale';

/** As in British English. */
const british = /^en-(?:AU|GB|IE|IN|NZ|ZA)/;

function findForms(language: string): DateForms | undefined {
  const locale = toLocale(language);
  const [base = ''] = locale.split('-');
  return dateForms[british.test(locale) ? 'en-GB' : base === 'no' ? 'nb' : base];
}

const fill = (form: string, parts: Readonly<Record<string, string>>): string =>
  form.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');

/** Where a language has no words here: its numbers, which are read everywhere. */
const numbers: Pick<DateForms, 'date' | 'month'> = {
  date: '{year}-{number}-{day}',
  month: '{year}-{number}',
};

function toParts(written: string, forms: DateForms | undefined, names: 'months' | 'alone') {
  const [year = '', number = '', day = ''] = written.slice(0, 10).split('-');
  const months = (names === 'alone' && forms?.alone) || forms?.months;
  return {
    ...{ year, number },
    month: months?.split('|')[Number(number) - 1] ?? '',
    day: forms === undefined ? day : String(Number(day)),
  };
}

/** "October 5, 2026". */
export function toDayWords(written: string, language: string): string {
  const forms = findForms(language);
  return fill((forms ?? numbers).date, toParts(written, forms, 'months'));
}

/** "October 2026". */
export function toMonthWords(written: string, language: string): string {
  const forms = findForms(language);
  return fill((forms ?? numbers).month, toParts(written, forms, 'alone'));
}

/** "9:00 am"; in all other languages "09:00". Undefined for a day. */
function toClockWords(written: string, language: string): string | undefined {
  const [, hour = '', minute = ''] = /T(\d\d):(\d\d)$/.exec(written) ?? [];
  if (hour === '') return undefined;
  if (!/^en(?:-US|-CA|-AU|$)/.test(toLocale(language))) return `${hour}:${minute}`;
  const number = Number(hour);
  return `${number % 12 || 12}:${minute} ${number < 12 ? 'am' : 'pm'}`;
}

/** A day, or a day with its minute. */
export function toDateWords(written: string, language: string): string {
  const clock = toClockWords(written, language);
  const day = toDayWords(written, language);
  return clock === undefined ? day : `${day}, ${clock}`;
}

/** From one to another: what both have in common is said once. */
export function toSpanWords(from: string, until: string | undefined, language: string): string {
  const first = toDateWords(from, language);
  if (until === undefined || until === from) return first;
  const isSameDay = from.slice(0, 10) === until.slice(0, 10);
  const last = isSameDay ? toClockWords(until, language) : toDateWords(until, language);
  return last === undefined ? first : `${first} – ${last}`;
}
