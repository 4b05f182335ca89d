// A value that is nothing but colours → begun by its first colour, so that no empty one is written.
import { expect, test } from 'vitest';
import { hasOnlyColours } from '../../../scripts/editor/shell/fields/choose-control';
import { readNamed } from '../../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

test.each([
  ['colours', true],
  ['image', false],
  ['theme', false],
])('%s: %s', (name, isSo) => {
  const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
  expect(hasOnlyColours(schemas, readNamed(schemas, name))).toBe(isSo);
});
