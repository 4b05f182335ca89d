// Days and minutes in time zones as instants.
import { expect, test, vi } from 'vitest';
import { Clock, findYear } from '../../../../engine/content/facts/clock';

const berlin = new Clock('Europe/Berlin');
const at = (text: string): number => Date.parse(text);

test('a day begins and ends by the clocks of the zone', () => {
  expect(berlin.toInstant('2026-07-01')).toBe(at('2026-06-30T22:00:00Z'));
  expect(berlin.toEnd('2026-07-01')).toBe(at('2026-07-01T22:00:00Z'));
  expect(new Clock('Pacific/Auckland').toInstant('2026-01-01')).toBe(at('2025-12-31T11:00:00Z'));
});

test.each([
  ['2026-03-29T01:30', '2026-03-29T00:30:00Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00Z'],
  ['2026-10-25T01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00Z'],
])('next to a change of the clocks, %s is %s', (written, instant) => {
  expect(berlin.toInstant(written)).toBe(at(instant));
});

test.each([
  ['UTC', '2026-03-29T23:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['America/New_York', '2026-03-30T03:59:59Z', '2026-03-29'],
])('clocks of %s show at %s the day %s', (zone, instant, shown) => {
  expect(new Clock(zone).toDay(at(instant))).toBe(shown);
});

test('UTC, which most sites have, asks no zone', () => {
  const ask = vi.spyOn(Intl, 'DateTimeFormat');
  const utc = new Clock('UTC');
  expect(utc.toEnd(utc.toDay(at('2026-03-29T12:00:00Z')))).toBe(at('2026-03-30T00:00:00Z'));
  expect(ask).not.toHaveBeenCalled();
  ask.mockRestore();
});

test('a minute that clocks skip is shown never, one that they repeat twice', () => {
  expect(berlin.countShown('2026-03-29T02:30')).toBe(0);
  expect(berlin.countShown('2026-10-25T02:30')).toBe(2);
  expect(berlin.countShown('2026-10-25T03:00')).toBe(1);
  expect(berlin.countShown('2026-06-01T12:00')).toBe(1);
});

test('what has begun is told by the zone, near and far', () => {
  const now = at('2026-06-30T22:00:00Z');
  expect(berlin.hasBegun('2026-07-01', now)).toBe(true);
  expect(berlin.hasBegun('2026-07-01', now - 1)).toBe(false);
  expect(berlin.hasEnded('2026-06-30', now)).toBe(true);
  expect(berlin.hasEnded('2026-06-30', now - 1)).toBe(false);
  expect(berlin.hasBegun('2020-01-01', now)).toBe(true);
  expect(berlin.hasBegun('2030-01-01', now)).toBe(false);
});

test.each([
  ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', 2027],
  ['2026-12-31T09:30:00Z', 'Pacific/Kiritimati', 2026],
  ['2027-01-01T10:30:00Z', 'Pacific/Niue', 2026],
  ['2027-01-01T11:30:00Z', 'Pacific/Niue', 2027],
  ['2026-12-31T23:59:59Z', undefined, 2026],
  ['2027-01-01T00:00:00Z', undefined, 2027],
  ['2026-12-31T23:59:59Z', 'Mars/Olympus', 2026],
  ['2026-06-30T12:00:00Z', 'Pacific/Kiritimati', 2026],
])('at %s, clocks of %s show the year %i', (instant, zone, year) => {
  expect(findYear(new Date(instant), zone)).toBe(year);
});
