// Not quick: commands in a clone.
// clean is for the day when a bundle is broken: it runs without one, and takes what commands make, nothing else.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createClone } from './clone';

const { folder, run, write, remove } = createClone();
afterAll(remove);

function put(file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  write(file, '{}');
}

const made = [
  'node_modules/.cache/plinth/validate.cjs',
  'node_modules/.vite/vitest/results.json',
  'tests/.output/results.json',
  'engine/generated/validators.js',
  'engine/generated/thorough-validators.cjs',
  '.plinth/site.schema.json',
  'dist/_site/build.json',
  'tests/sites/minimal/dist/_site/build.json',
  'tests/sites/minimal/.dist.plinth/writing',
];

const kept = [
  'node_modules/esbuild/package.json',
  'files/dist/words.txt',
  'files/notes.log',
  '.env',
  'tests/sites/minimal/.plinth/commit.json',
  'engine/generated/manifest.ts',
  'scripts/run.cjs',
];

const readTop = (): string[] => readdirSync(folder).sort();

test('what commands made goes and is named, everything else stays', () => {
  const before = readTop();
  for (const file of [...made, ...kept.filter((file) => !existsSync(join(folder, file)))])
    put(file);
  const { status, stdout, stderr } = run(['clean']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(made.filter((file) => existsSync(join(folder, file)))).toEqual([]);
  expect(kept.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  const removed = [...stdout.matchAll(/^removed (\S+) \(.+\)$/gm)].map(([, path]) => path);
  expect([...removed].sort()).toEqual(
    [
      ...['node_modules/.cache', 'node_modules/.vite', 'tests/.output', '.plinth', 'dist'],
      ...['tests/sites/minimal/dist', 'tests/sites/minimal/.dist.plinth'],
      'engine/generated/validators.js',
      'engine/generated/thorough-validators.cjs',
    ].sort(),
  );
  expect(readTop()).toEqual([...before, '.env', 'files'].sort());
  expect(run(['clean']).stdout).toBe('There is nothing to remove.\n');
});
