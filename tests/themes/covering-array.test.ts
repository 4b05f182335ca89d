import { expect, test } from 'vitest';
import { coverPairs, listPairs, pairsOf } from './covering-array';
import { themeAxes } from './theme-axes';

test('each value of an axis meets each value of every other', () => {
  const counts = themeAxes.map(({ values }) => values.length);
  expect(counts.length).toBeGreaterThan(20);
  const rows = coverPairs(counts);
  const met = new Set(rows.flatMap(pairsOf));
  expect([...listPairs(counts)].filter((pair) => !met.has(pair))).toEqual([]);
  // The two longest axes alone need half as many.
  const [longest = 0, next = 0] = counts.toSorted((one, other) => other - one);
  expect(rows.length).toBeLessThanOrEqual(2 * longest * next);
  for (const row of rows)
    expect(row.every((value, factor) => value < (counts[factor] ?? 0))).toBe(true);
});
