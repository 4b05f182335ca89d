// Folders and contract are handed on, as engine/ARCHITECTURE.md says: no module holds them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findImports, listSources } from './import-rules';

const read = (file: string): string => readFileSync(file, 'utf8');

const sources = ['engine', 'scripts'].flatMap(listSources);
const importersOf = (modules: RegExp): string[] =>
  sources.filter((file) =>
    findImports(file).some(({ to }) => modules.test(to) && !file.startsWith('engine/generated/')),
  );

test('one module reads what was compiled of the schemas', () => {
  const importers = importersOf(/^engine\/generated\/(?:validators|shape|block-modules)\b/);
  expect(importers).toEqual(['scripts/source/open-world.ts']);
});

test('no module holds a folder, a contract or a place for what is kept', () => {
  const constants =
    /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = (?!.*=>)[^\n]*(?:\b(?:findEngine|openWorkspace|openWorld|readContract)\(|__dirname|__filename|node_modules\/\.cache)/gm;
  const found = sources
    .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
    .flatMap((file) => (read(file).match(constants) ?? []).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
  expect('const home = findEngine();').toMatch(constants);
});

test('one module knows where commands keep things', () => {
  const listUsers = (place: string): string[] =>
    sources.filter((file) => read(file).includes(place));
  // Those in plain JavaScript run without any other module.
  expect(listUsers('node_modules/.cache')).toEqual(['scripts/clean.mjs', 'scripts/run.cjs']);
  expect(listUsers('.plinth/cache')).toEqual([
    'scripts/apart/start-thread.cjs',
    'scripts/files/workspace.ts',
    'scripts/package/plinth.cjs',
  ]);
});
