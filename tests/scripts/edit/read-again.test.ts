import { expect, test } from 'vitest';
import { readAgain } from '../../../scripts/edit/commit';
import { ChangedMeanwhile } from '../../../scripts/journal/exchange-files';

/** An attempt that meets so many changes by others, and how often it was made. */
function meet(changes: number, error: Error = new ChangedMeanwhile('a.json')) {
  let made = 0;
  const attempt = (): string => {
    made += 1;
    if (made <= changes) throw error;
    return 'written';
  };
  return { attempt, count: () => made };
}

test.each([0, 1, 4])('after %i changes it is written', (changes) => {
  const { attempt, count } = meet(changes);
  expect(readAgain(attempt)).toBe('written');
  expect(count()).toBe(changes + 1);
});

test('after five changes a person has to decide', () => {
  const { attempt, count } = meet(5);
  expect(() => readAgain(attempt)).toThrow(ChangedMeanwhile);
  expect(count()).toBe(5);
});

test('whatever else goes wrong is not tried again', () => {
  const { attempt, count } = meet(1, new Error('The disk is full.'));
  expect(() => readAgain(attempt)).toThrow('The disk is full.');
  expect(count()).toBe(1);
});
