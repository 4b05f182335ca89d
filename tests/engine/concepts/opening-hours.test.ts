import { describe, expect, test } from 'vitest';
import { resolveOpeningHours } from '../../../engine/concepts/opening-hours';
import { toHoursEntities } from '../../../engine/content/facts/place-facts';
import { sampleResolver } from './sample-resolver';

const morning = { opens: '08:00', closes: '12:00' };
const evening = { opens: '18:30', closes: '24:00' };

const build = (language: string) =>
  resolveOpeningHours(
    {
      regular: [
        { days: ['thursday', 'monday', 'tuesday'], times: [evening, morning] },
        { days: ['wednesday'], times: [morning] },
        { days: ['wednesday'], times: [evening] },
        { days: ['sunday'], times: [morning] },
      ],
      special: [{ from: '2027-12-24', until: '2028-01-06', times: [] }],
    },
    sampleResolver({ language, timeZone: 'Europe/Berlin' }),
  );

describe('the rows of a week', () => {
  test('join neighbours with the same times, however they are written', () => {
    expect(build('de').regular.map(({ text, days }) => [text, days])).toEqual([
      ['Montag – Donnerstag', [1, 2, 3, 4]],
      ['Freitag und Samstag', [5, 6]],
      ['Sonntag', [0]],
    ]);
  });

  test.each([
    ['de', ['08:00 – 12:00', '18:30 – 24:00']],
    ['en', ['8:00\u00a0am – noon', '6:30\u00a0pm – midnight']],
    ['fa', ['۰۸:۰۰ – ۱۲:۰۰', '۱۸:۳۰ – ۲۴:۰۰']],
  ])('have the times of a day in order, as events in "%s" say them', (language, times) => {
    expect(build(language).regular[0]?.times.map(({ text }) => text)).toEqual(times);
  });
});

test('special days stand in the order of the calendar', () => {
  const days = ['2027-12-24', '2027-05-01', '2027-10-03'].map((from) => ({ from, times: [] }));
  const { special } = resolveOpeningHours(
    { regular: [], special: days },
    sampleResolver({ language: 'en', timeZone: 'Europe/Berlin' }),
  );
  expect(special.map(({ from }) => from)).toEqual(['2027-05-01', '2027-10-03', '2027-12-24']);
});

test('search engines are told each time, and a day on which nothing is open', () => {
  expect(toHoursEntities(build('de'))).toEqual([
    ...[
      ['08:00', '12:00'],
      ['18:30', '23:59'],
    ].map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens,
      closes,
    })),
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      opens: '08:00',
      closes: '12:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2027-12-24',
      validThrough: '2028-01-06',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});
