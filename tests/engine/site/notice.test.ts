import { describe, expect, test } from 'vitest';
import { toNoticeTimes } from '../../../engine/content/facts/notice-times';
import type { Manifest } from '../../../engine/generated/manifest';
import type { Resolver } from '../../../engine/model/resolver';
import { buildNotice } from '../../../engine/site/notice';

const toIso = (instant: number): string => new Date(instant).toISOString();

test('a day is that of the site, and the last one counts as a whole', () => {
  const { from, until } = toNoticeTimes(
    { from: '2026-12-20', until: '2027-01-06' },
    'Europe/Lisbon',
  );
  expect([toIso(from), toIso(until)]).toEqual([
    '2026-12-20T00:00:00.000Z',
    '2027-01-07T00:00:00.000Z',
  ]);
  const inAuckland = toNoticeTimes({ from: '2026-12-20' }, 'Pacific/Auckland');
  expect(toIso(inAuckland.from)).toBe('2026-12-19T11:00:00.000Z');
});

test('a minute is that of the site, on either side of a change of the clocks', () => {
  const before = toNoticeTimes({ from: '2026-03-29T00:30' }, 'Europe/Berlin');
  const after = toNoticeTimes({ until: '2026-03-29T04:30' }, 'Europe/Berlin');
  expect(toIso(before.from)).toBe('2026-03-28T23:30:00.000Z');
  expect(toIso(after.until)).toBe('2026-03-29T02:30:00.000Z');
});

test.each([
  // An hour or two before and after the clocks change, the first guess has the other side's offset.
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-03-08T06:30', 'America/New_York', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01T05:30', 'America/New_York', '2026-11-01T10:30:00.000Z'],
  ['2026-10-04T09:30', 'Australia/Sydney', '2026-10-03T22:30:00.000Z'],
])('%s in %s is %s, on the day on which the clocks change', (from, zone, instant) => {
  expect(toIso(toNoticeTimes({ from }, zone).from)).toBe(instant);
});

describe('a build', () => {
  const resolver = { resolve: (_: string, text: string) => [text] } as unknown as Resolver;
  const build = (now: string) =>
    buildNotice(
      {
        timeZone: 'Europe/Lisbon',
        notice: { text: 'Closed.', from: '2026-12-20', until: '2027-01-06' },
      } as unknown as Manifest['site'],
      { resolver, now: new Date(now) },
    );

  test.each(['2026-12-19T23:59:00Z', '2027-01-07T00:00:00Z'])('of %s holds no notice', (now) => {
    expect(build(now)).toBeUndefined();
  });

  test.each(['2026-12-20T00:00:00Z', '2027-01-06T23:59:00Z'])(
    'of %s holds it, with its end',
    (now) => {
      expect(build(now)).toEqual({ text: ['Closed.'], until: Date.parse('2027-01-07T00:00:00Z') });
    },
  );
});
