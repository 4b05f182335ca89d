// The type checker among the packages of a site.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addCompiler } from '../../../scripts/edit/add-compiler';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const version = `^${devDependencies.typescript}`;

test('it is added in the version that the engine is tested with, and all else stays', () => {
  const own = { name: 'a', dependencies: { plinth: '^1.0.0' }, devDependencies: { zod: '4.0.0' } };
  expect(addCompiler(`${JSON.stringify(own, null, '\t')}\n`)).toBe(
    `${JSON.stringify({ ...own, devDependencies: { typescript: version, zod: '4.0.0' } }, null, '\t')}\n`,
  );
});

test.each([
  ['a version of its own', { dependencies: { plinth: '1' }, devDependencies: { typescript: '5' } }],
  ['one among what it needs', { dependencies: { plinth: '1', typescript: '5' } }],
  ['another engine than the package', { dependencies: { react: '19' } }],
])('a package.json with %s stays as it is', (_, own) => {
  expect(addCompiler(JSON.stringify(own))).toBeUndefined();
});

test.each(['', '{', '[]', 'null'])('%j is left to its owner', (text) => {
  expect(addCompiler(text)).toBeUndefined();
});
