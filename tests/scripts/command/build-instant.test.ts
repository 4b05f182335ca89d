import { describe, expect, test } from 'vitest';
import { findBuildInstant, parseInstant } from '../../../scripts/command/build-instant';

const now = '--now';

describe('a moment as written', () => {
  test.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03-01T12:30Z', '2026-03-01T12:30:00.000Z'],
    ['2026-12-31T23:59:59.5+02:00', '2026-12-31T21:59:59.500Z'],
    ['2027-01-01T00:30-01:00', '2027-01-01T01:30:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text, now).toISOString()).toBe(instant);
  });

  test.each([
    'now',
    '2026',
    '2026-3-1',
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T12:00',
    '2026-03-01T25:00Z',
    '2026-03-01 12:00Z',
    '1767225600',
  ])('%s is refused, with two that are not', (text) => {
    expect(() => parseInstant(text, now)).toThrow(
      `--now "${text}" is not a date. Give a date, or a time with its zone, such as 2026-03-01 or 2026-03-01T12:00:00Z.`,
    );
  });
});

describe('the moment of a command', () => {
  test('is the one asked for, else that of the environment, else that of the clock', () => {
    const given = new Date('2030-05-06');
    expect(findBuildInstant(given, '1577880000')).toBe(given);
    expect(findBuildInstant(undefined, '1577880000').toISOString()).toBe(
      '2020-01-01T12:00:00.000Z',
    );
    const before = Date.now();
    expect(findBuildInstant(undefined, '').getTime()).toBeGreaterThanOrEqual(before);
  });

  test.each(['yesterday', '-1', '1e9', '123456789012'])('"%s" is no number of seconds', (epoch) => {
    expect(() => findBuildInstant(undefined, epoch)).toThrow(
      `SOURCE_DATE_EPOCH "${epoch}" is not a number of seconds. Unset or fix it.`,
    );
  });
});
