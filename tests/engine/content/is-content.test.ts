import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isContent } from '../../../engine/content/items/is-content';
import { isReservedKey } from '../../../engine/content/shape/reserved-keys';
import { engineContract } from '../../engine-contract';

const { validateContent } = engineContract;

test.each([
  ['an object', { not: 1 }],
  ['nothing', null],
  ['a text', 'Text.'],
  ['an empty list', []],
  ['an object without words', [{}]],
  ['an empty text', ['']],
  ['a number in it', ['Text.', 1]],
  ['a list within a list', [[['a']]]],
  ['a number in a list', [['a', 1]]],
  ['a number under a heading', [{ Heading: 1 }]],
  ['an object under a heading', [{ Heading: { Inner: 'Text.' } }]],
])('%s is not content', (_, value) => {
  expect(isContent(value)).toBe(false);
});

const words = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('', '$', 'toString'));
const body = fc.oneof(words, fc.array(words, { maxLength: 2 }));
const heading = fc.string().filter((text) => !isReservedKey(text));
const item = fc.oneof(
  body,
  fc.dictionary(heading, body, { maxKeys: 2 }),
  fc.constantFrom(null, 7, [['a']]),
);

test('it is what validation says of what is published', () => {
  const seen = { valid: 0, refused: 0 };
  fc.assert(
    fc.property(fc.oneof(fc.array(item, { maxLength: 3 }), fc.jsonValue()), (value) => {
      const valid = validateContent(structuredClone(value));
      seen[valid ? 'valid' : 'refused'] += 1;
      expect(isContent(value)).toBe(valid);
    }),
    { numRuns: 1000, seed: 1 },
  );
  expect(Math.min(seen.valid, seen.refused)).toBeGreaterThan(50);
});
