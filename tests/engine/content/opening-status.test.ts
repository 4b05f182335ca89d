import { describe, expect, test } from 'vitest';
import { resolveOpeningHours } from '../../../engine/concepts/opening-hours';
import { findStatus, isOver } from '../../../engine/content/facts/opening-status';
import { sampleResolver } from '../concepts/sample-resolver';

const all = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const round = { opens: '00:00', closes: '24:00' };

const build = (hours: Parameters<typeof resolveOpeningHours>[0]) =>
  resolveOpeningHours(hours, sampleResolver({ language: 'de', timeZone: 'Europe/Berlin' }));

const hours = build({
  regular: [
    { days: ['monday', 'tuesday'], times: [{ opens: '08:00', closes: '12:00' }] },
    { days: ['monday'], times: [{ opens: '13:00', closes: '18:00' }] },
    { days: ['friday'], times: [{ opens: '20:00', closes: '24:00' }] },
    { days: ['saturday'], times: [{ opens: '00:00', closes: '02:00' }] },
  ],
  special: [
    { from: '2027-12-24', until: '2027-12-26', label: 'Christmas', times: [] },
    { from: '2027-12-27', times: [{ opens: '10:00', closes: '11:00' }] },
  ],
});

const at = (date: string, time: string) => {
  const { today, isOpen, text } = findStatus(hours, { date, time });
  return [today?.text, isOpen, text];
};

describe('the status', () => {
  // The first of March 2027 is a Monday.
  test.each([
    ['2027-03-01', '07:59', ['Montag', false, 'Closed now']],
    ['2027-03-01', '08:00', ['Montag', true, 'Open now, until 12:00']],
    ['2027-03-01', '12:00', ['Montag', false, 'Closed now']],
    ['2027-03-01', '17:59', ['Montag', true, 'Open now, until 18:00']],
    ['2027-03-02', '13:00', ['Dienstag', false, 'Closed now']],
    ['2027-03-03', '09:00', ['Mittwoch und Donnerstag', false, 'Closed now']],
  ])('on %s at %s is that of the day of the week', (date, time, expected) => {
    expect(at(date, time)).toEqual(expected);
  });

  test('of a special day comes before that of the week', () => {
    // A Monday.
    expect(at('2027-12-27', '13:30')[1]).toBe(false);
    expect(at('2027-12-27', '10:30').slice(1)).toEqual([true, 'Open now, until 11:00']);
    expect(at('2027-12-26', '10:30')).toEqual([
      'Fr., 24. – So., 26. Dezember 2027',
      false,
      'Closed now',
    ]);
  });

  test('goes on past midnight', () => {
    expect(at('2027-03-05', '23:00').slice(1)).toEqual([true, 'Open now, until 02:00']);
    expect(at('2027-03-06', '01:59').slice(1)).toEqual([true, 'Open now, until 02:00']);
    expect(at('2027-03-06', '02:00').slice(1)).toEqual([false, 'Closed now']);
  });

  test('names no end where there is none', () => {
    const always = build({ regular: [{ days: [...all], times: [round] }], special: [] });
    expect(findStatus(always, { date: '2027-03-01', time: '12:00' })).toMatchObject({
      isOpen: true,
      text: '',
    });
  });
});

test('special days are over when the last of them is', () => {
  const [christmas] = hours.special;
  expect(christmas && isOver(christmas, '2027-12-26')).toBe(false);
  expect(christmas && isOver(christmas, '2027-12-27')).toBe(true);
});
