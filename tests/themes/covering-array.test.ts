import { expect, test } from 'vitest';
import { coverPairs, listPairs, pairsOf } from './covering-array';
import { themeAxes } from './theme-axes';

test('each value of an axis meets each value of every other', () => {
  const counts = themeAxes.map(({ values }) => values.length);
  expect(counts.length).toBeGreaterThan(20);
  const rows = coverPairs(counts);
  const met = new Set(rows.flatMap(pairsOf));
  expect([...listPairs(counts)].filter((pair) => !met.has(pair))).toEqual([]);
  expect(rows.length).toBeLessThan(60);
  for (const row of rows)
    expect(row.every((value, factor) => value < (counts[factor] ?? 0))).toBe(true);
});
