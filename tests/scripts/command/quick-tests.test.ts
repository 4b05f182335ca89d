import { expect, test } from 'vitest';
import { isQuickTest, takeFor } from '../../../scripts/command/quick-tests';

test.each([
  ['tests/engine/theme/type-scale.test.ts', 'import', true],
  ['tests/schemas.test.ts', 'import', true],
  ['tests/themes/covering.test.ts', 'import', true],
  ['tests/themes/themes.test.ts', 'import', false],
  ['tests/e2e/forms.test.ts', 'import', false],
  ['tests/reference/e2e/forms.test.ts', 'import', false],
  ['tests/reference/outline.test.ts', 'import', true],
  ['tests/scripts/build.test.ts', '// Not quick: builds sites.\nimport', false],
  ['tests/scripts/build.test.ts', '// Quick.\n// Not quick: builds sites.', true],
])('%s that begins with %j is quick: %s', (file, text, quick) => {
  expect(isQuickTest(file, text)).toBe(quick);
});

const durations = new Map([
  ['a', 100],
  ['b', 900],
  ['c', 200],
  ['d', 800],
]);

test.each([
  // Each file takes 50 more, to be loaded.
  [1100, ['a', 'b', 'c', 'd'], ['a', 'b']],
  [1099, ['a', 'b', 'c', 'd'], ['a', 'c']],
  [1350, ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
  // One at least, however long it takes.
  [50, ['b', 'a'], ['b']],
  // What has never run takes 150.
  [400, ['x', 'y', 'z'], ['x', 'y']],
  [400, [], []],
])('in %i ms of %j run %j', (time, tests, taken) => {
  expect(takeFor(time, tests, durations)).toEqual(taken);
});
