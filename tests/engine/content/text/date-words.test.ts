// Dates in the words of a language: as CLDR has them.
import { expect, test } from 'vitest';
import { dateForms } from '../../../../engine/content/text/date-forms';
import {
  toDateWords,
  toDayWords,
  toMonthWords,
  toSpanWords,
} from '../../../../engine/content/text/date-words';

const months = Array.from(
  { length: 12 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`,
);

const byIntl = (language: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { timeZone: 'UTC', ...options })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s/g, ' ');

test.each(Object.keys(dateForms))('days and months of %s', (language) => {
  for (const day of months) {
    const month = { month: 'long', year: 'numeric' } as const;
    expect(toDayWords(day, language)).toBe(byIntl(language, day, { day: 'numeric', ...month }));
    expect(toMonthWords(day, language)).toBe(byIntl(language, day, month));
  }
});

test('a language without words here has its numbers', () => {
  expect(toDayWords('2026-10-05', 'eo')).toBe('2026-10-05');
  expect(toMonthWords('2026-10-05', 'eo')).toBe('2026-10');
});

test('a minute stands behind its day', () => {
  expect(toDateWords('2026-10-05T09:00', 'en')).toBe('October 5, 2026, 9:00 am');
  expect(toDateWords('2026-10-05T00:30', 'en')).toBe('October 5, 2026, 12:30 am');
  expect(toDateWords('2026-10-05T21:00', 'en-GB')).toBe('5 October 2026, 21:00');
});

test('from one to another, the day is said once', () => {
  expect(toSpanWords('2026-10-05T19:00', '2026-10-05T21:30', 'de')).toBe(
    '5. Oktober 2026, 19:00 – 21:30',
  );
  expect(toSpanWords('2026-10-05', '2026-10-07', 'en-GB')).toBe('5 October 2026 – 7 October 2026');
  expect(toSpanWords('2026-10-05', undefined, 'en-GB')).toBe('5 October 2026');
});
