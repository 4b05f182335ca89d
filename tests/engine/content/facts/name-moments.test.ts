// Days and minutes in the words of a language: as CLDR has them.
import { expect, test } from 'vitest';
import type { Dates } from '../../../../engine/content/facts/name-dates';
import {
  nameClock,
  nameDay,
  nameMoment,
  nameMonth,
  nameSpan,
} from '../../../../engine/content/facts/name-moments';
import type { DateWords } from '../../../../engine/generated/manifest';
import { fillInEngineWords } from '../../../../engine/manifest/languages/engine-words';
import { engineContract } from '../../../engine-contract';

const months = Array.from(
  { length: 12 },
  (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`,
);

/** As a site has them that says nothing of dates. */
function readDates(language: string): Dates {
  const manifest = fillInEngineWords({ site: { language } }) as { labels?: { dates: DateWords } };
  engineContract.validateManifest(manifest);
  const { labels } = manifest;
  if (!labels) throw new Error('The validator fills in labels.');
  return { dates: labels.dates, language };
}

const byIntl = (language: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { timeZone: 'UTC', ...options })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s/g, ' ');

test.each([
  ...['ar', 'bg', 'ca', 'cs', 'da', 'de', 'de-AT', 'el', 'en', 'en-AU', 'en-CA', 'en-GB', 'en-IE'],
  ...['es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'ja', 'ko', 'lt', 'lv', 'nb', 'nl'],
  ...['pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'uk', 'zh'],
])('days and months of %s', (language) => {
  const dates = readDates(language);
  for (const day of months) {
    const month = { month: 'long', year: 'numeric' } as const;
    expect(nameDay(day, dates)).toBe(byIntl(language, day, { day: 'numeric', ...month }));
    expect(nameMonth(day, dates)).toBe(byIntl(language, day, month));
  }
});

test('a minute stands behind its day', () => {
  const english = readDates('en');
  expect(nameMoment('2026-10-05T09:00', english)).toBe('October 5, 2026, 9:00\u00a0am');
  expect(nameMoment('2026-10-05T00:30', english)).toBe('October 5, 2026, 12:30\u00a0am');
  expect(nameMoment('2026-10-05T21:00', readDates('en-GB'))).toBe('5 October 2026, 21:00');
});

test('noon and midnight are said by name where English clocks have twelve hours', () => {
  const clock = (language: string) =>
    ['00:00', '11:59', '12:00', '24:00'].map((time) => nameClock(time, { language }));
  expect(clock('en-US')).toEqual(['midnight', '11:59\u00a0am', 'noon', 'midnight']);
  expect(clock('en-GB')).toEqual(['00:00', '11:59', '12:00', '24:00']);
  expect(clock('es-US')).toEqual([
    '12:00\u00a0a.m.',
    '11:59\u00a0a.m.',
    '12:00\u00a0p.m.',
    '12:00\u00a0a.m.',
  ]);
});

test('from one to another, the day is said once', () => {
  const [german, british] = [readDates('de'), readDates('en-GB')];
  expect(nameSpan('2026-10-05T19:00', '2026-10-05T21:30', german)).toBe(
    '5. Oktober 2026, 19:00\u00a0–\u00a021:30',
  );
  expect(nameSpan('2026-10-05', '2026-10-07', british)).toBe('5 October – 7 October 2026');
  expect(nameSpan('2026-12-30', '2027-01-02', british)).toBe('30 December 2026 – 2 January 2027');
  expect(nameSpan('2026-10-05T09:30', '2026-10-06T16:00', german)).toBe(
    '5. Oktober, 09:30 – 6. Oktober 2026, 16:00',
  );
  expect(nameSpan('2026-10-05', '2026-10-06', readDates('en'))).toBe('October 5 – October 6, 2026');
  expect(nameSpan('2026-10-05', '2026-10-06', readDates('es'))).toBe(
    '5 de octubre – 6 de octubre de 2026',
  );
  expect(nameSpan('2026-10-05', undefined, british)).toBe('5 October 2026');
});
