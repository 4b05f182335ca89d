// The summary of the tests of a site.
import { expect, test } from 'vitest';
import { printOutcomes } from '../../../scripts/site-test/check';

test('each is one line, what is wrong stands below it, and the last line counts', () => {
  const text = printOutcomes([
    { name: 'one', result: { problems: [] } },
    { name: 'two', result: { about: '3 pages', problems: ['First.\nMore of it.', 'Second.'] } },
    { name: 'three', result: { leftOut: 'nothing to test.' } },
  ]);
  expect(text).toBe(`passed    one
failed    two: 3 pages
    First.
    More of it.
    Second.
left out  three: nothing to test.

1 passed, 1 failed, 1 left out
`);
});

test('of very many problems the first are shown, and how many there are besides', () => {
  const problems = Array.from({ length: 25 }, (_, index) => `Problem ${index + 1}.`);
  const text = printOutcomes([{ name: 'one', result: { problems } }]);
  expect(text).toContain('Problem 20.\n    And 5 more.\n');
  expect(text).not.toContain('Problem 21.');
});
