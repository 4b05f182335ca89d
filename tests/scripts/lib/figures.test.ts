import { expect, test } from 'vitest';
import { printFigures, toFigure } from '../../../scripts/lib/figures';

test('a figure is the fastest, the middle and the slowest of its times', () => {
  expect(toFigure('it', [30, 10, 20])).toEqual({
    what: 'it',
    fastest: 10,
    median: 20,
    slowest: 30,
  });
  expect(toFigure('it', [5], 42)).toMatchObject({ median: 5, memory: 42 });
});

test('figures stand in columns, memory where it was measured', () => {
  const lines = printFigures([toFigure('one', [1, 2, 3], 64), toFigure('longer', [1000])]).split(
    '\n',
  );
  expect(lines[1]).toBe('one           1        2        3       64');
  expect(lines[2]).toBe('longer     1000     1000     1000');
});
