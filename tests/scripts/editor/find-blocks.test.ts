// What people type who look for a block → the blocks that they mean.
import { expect, test } from 'vitest';
import { readNamed } from '../../../scripts/editor/shell/fields/form-schema';
import { findBlockTypes } from '../../../scripts/editor/shell/find-blocks';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const types = Object.keys(schemas)
  .filter((name) => name.startsWith('blocks/'))
  .map((name) => ({ name, schema: readNamed(schemas, name) }));
const find = (sought: string): string[] =>
  findBlockTypes(types, sought).map(({ name }) => name.replace('blocks/', ''));

test.for([
  ['price table', 'table'],
  ['price table', 'prices'],
  ['Price list', 'prices'],
  ['prices', 'prices'],
  ['news', 'latest'],
  ['contact form', 'form'],
  ['map', 'map'],
  ['text', 'text'],
  ['photo', 'picture'],
  ['photos', 'gallery'],
  ['opening hours', 'hours'],
  ['hero', 'hero'],
  ['headline', 'hero'],
  ['team', 'people'],
  ['FAQ', 'questions'],
  ['video of our shop', 'embed'],
] as const)('%s → %s among the first', ([sought, name]) => {
  expect(find(sought).slice(0, 3)).toContain(name);
});

test('nothing where no word fits', () => {
  expect(find('xyzzy')).toEqual([]);
});

test('what is written for nothing else: every type has a place', () => {
  expect(find('').slice(0, 3)).toEqual(['text', 'picture', 'feature']);
  expect(find('')).toHaveLength(types.length);
});
