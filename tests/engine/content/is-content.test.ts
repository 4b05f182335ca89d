import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isContent } from '../../../engine/content/is-content';
import { engineContract } from '../../engine-contract';

const { validateContent } = engineContract;

test.each([
  ['an object', { not: 1 }],
  ['nothing', null],
  ['a text', 'Text.'],
  ['an empty list', []],
  ['a number in it', ['Text.', 1]],
  ['a list within a list', [[['a']]]],
  ['a number in a list', [['a', 1]]],
  ['a number under a heading', [{ Heading: 1 }]],
  ['an object under a heading', [{ Heading: { Inner: 'Text.' } }]],
])('%s is not content', (_, value) => {
  expect(isContent(value)).toBe(false);
});

const words = fc.string({ minLength: 1 });
const body = fc.oneof(words, fc.array(words, { minLength: 1 }));
const heading = fc.string().filter((text) => !text.startsWith('$'));
const item = fc.oneof(body, fc.dictionary(heading, body, { minKeys: 1 }));

test('all that validation lets pass is content', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(item, { minLength: 1 }), fc.jsonValue()), (value) => {
      const valid = validateContent(structuredClone(value));
      if (valid) expect(isContent(value)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
