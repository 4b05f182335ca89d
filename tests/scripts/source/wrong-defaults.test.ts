import { expect, test } from 'vitest';
import { findWrongDefaults } from '../../../scripts/contract/wrong-defaults';
import { engineContract } from '../../engine-contract';

const find = (effect: object) =>
  findWrongDefaults({ properties: { effect } }, 'blocks/loaf', engineContract.schemas as never).map(
    ({ pointer, remedy }) => `${pointer} ${remedy}`,
  );

test('a default is one of the values that may be chosen', () => {
  const $ref = '../effect.schema.json';
  expect(find({ $ref, default: 'none' })).toEqual([]);
  expect(find({ $ref })).toEqual([]);
  expect(find({ type: 'string', default: 'fade' })).toEqual([]);
  expect(find({ enum: ['a', 'b'], default: 'c' })).toEqual([
    '/properties/effect/default Use one of: "a", "b".',
  ]);
  expect(find({ $ref, default: 'fade' })).toEqual([
    expect.stringMatching(/^\/properties\/effect\/default Use one of: .*"none"/),
  ]);
});
