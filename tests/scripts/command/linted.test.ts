import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listUnlinted, noteLinted } from '../../../scripts/command/linted';

const engine = mkdtempSync(join(tmpdir(), 'plinth-linted-'));
afterAll(() => rmSync(engine, { recursive: true, force: true }));

const write = (file: string): void => writeFileSync(join(engine, file), '');
const soon = (): number => Date.now() + 60_000;
const list = () => listUnlinted(engine, ['a.ts', 'b.ts', 'gone.ts']);

test('files are linted again once they or the rules have changed', () => {
  mkdirSync(join(engine, 'tests'));
  for (const file of ['a.ts', 'b.ts', '.biome.json', 'package-lock.json']) write(file);
  expect(list()).toBeUndefined();
  noteLinted(engine, soon());
  expect(list()).toEqual([]);
  // Whatever changes a file sets a time that nobody can set back.
  noteLinted(engine, Date.now() - 60_000);
  rmSync(join(engine, '.biome.json'));
  rmSync(join(engine, 'package-lock.json'));
  utimesSync(join(engine, 'a.ts'), 0, 0);
  expect(list()).toEqual(['a.ts', 'b.ts']);
  write('.biome.json');
  expect(list()).toBeUndefined();
});
