import { expect, test } from 'vitest';
import { findWrongExamples } from '../../../scripts/contract/wrong-examples';
import { engineContract } from '../../engine-contract';

const name = 'blocks/loaf';
const schema = {
  title: 'Loaf',
  type: 'object',
  properties: {
    type: { const: 'loaf' },
    text: { $ref: '../running-text.schema.json' },
    size: { title: 'Size', type: 'string', pattern: '^(?:a+)+$' },
  },
  required: ['type'],
  additionalProperties: false,
};

const find = (...examples: readonly unknown[]) => {
  const own = { ...schema, examples };
  const schemas = new Map([...engineContract.schemas, [name, own]]);
  return findWrongExamples(own, name, schemas as never).map(
    ({ pointer, reason, remedy }) => `${pointer} ${reason} ${remedy}`,
  );
};

test('an example fits its schema', () => {
  expect(find()).toEqual([]);
  expect(find({ type: 'loaf' }, { type: 'loaf', text: 'Of *rye*.' })).toEqual([]);
  expect(find({ type: 'loaf' }, { type: 'loaf', txt: 'Of rye.' })).toEqual([
    '/examples/1/txt "Loaf" has no field "txt". Did you mean "text"?',
  ]);
});

test('patterns are left to what can end them', () => {
  expect(find({ type: 'loaf', size: `${'a'.repeat(60)}b` })).toEqual([]);
});
