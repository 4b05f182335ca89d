// What would be done → what a button says.
import { expect, test } from 'vitest';
import { joinRepairs } from '../../../scripts/editor/shell/join-repairs';

test.each([
  [['Set the path.'], 'Set the path'],
  [['Set the path.', 'Remove the entry.'], 'Set the path; remove the entry'],
  [['Remove item 4.', 'Remove item 4.', 'Remove item 4.'], 'Remove item 4 (3 times)'],
])('%j', (repairs, said) => {
  expect(joinRepairs(repairs)).toBe(said);
});
