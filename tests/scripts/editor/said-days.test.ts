// Days as lists and dialogs of the editor say them.
import { expect, test } from 'vitest';
import { sayBriefly } from '../../../scripts/editor/shell/fields/said-day';
import { findToday } from '../../../scripts/editor/shell/site-values';
import type { EditorState } from '../../../scripts/editor/site-state';

const night = new Date('2026-11-30T00:27Z');

const inZone = (timeZone?: string) =>
  ({ manifest: { site: { timeZone } } }) as unknown as EditorState;

test('today is the day by the clocks of the site, whoever writes', () => {
  expect(findToday(inZone('America/New_York'), night)).toBe('2026-11-29');
  expect(findToday(inZone('Europe/London'), night)).toBe('2026-11-30');
  expect(findToday(inZone('Pacific/Auckland'), night)).toBe('2026-11-30');
});

test('a site without a time zone, or with one that nobody knows, has that of UTC', () => {
  expect(findToday(inZone(), night)).toBe('2026-11-30');
  expect(findToday(inZone('Nowhere/Town'), night)).toBe('2026-11-30');
  expect(findToday(undefined, night)).toBe('2026-11-30');
});

test('a list says the day of this year, and the month of others', () => {
  expect(sayBriefly('2026-12-19', '2026')).toBe('19 Dec');
  expect(sayBriefly('2026-12-19T09:30', '2026')).toBe('19 Dec');
  expect(sayBriefly('2027-01-02', '2026')).toBe('Jan 2027');
  expect(sayBriefly('', '2026')).toBe('');
});
