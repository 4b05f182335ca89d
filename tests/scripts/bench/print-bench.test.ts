import { expect, test } from 'vitest';
import { toFigure } from '../../../scripts/bench/measure';
import { printFigures } from '../../../scripts/bench/print-bench';

test('a figure names the fastest, the middle and the slowest of its runs', () => {
  expect(toFigure('work', [30, 10, 50, 40, 20])).toEqual({
    what: 'work',
    runs: 5,
    fastest: 10,
    median: 30,
    slowest: 50,
  });
});

test('the table sets every figure beside bare node, and leaves out what was not measured', () => {
  const lines = printFigures([toFigure('bare node', [100]), toFigure('work', [250])]).split('\n');
  expect(lines[2]).toMatch(/^bare node +100 +100 +100 +0 +1\.0 *$/);
  expect(lines[3]).toMatch(/^work +250 +250 +250 +150 +2\.5 *$/);
});
