import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keep } from '../../../scripts/files/keep';
import { openWorkspace } from '../../../scripts/files/workspace';

const root = mkdtempSync(join(tmpdir(), 'plinth-workspace-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the caches of a site are in its folder', () => {
  expect(openWorkspace(root)).toMatchObject({
    engine: resolve('.'),
    cache: join(root, '.plinth/cache'),
  });
});

test('its folder of blocks is the one beside its manifest, if there is one', () => {
  expect(openWorkspace(root).blocks).toEqual([]);
  mkdirSync(join(root, 'blocks'));
  expect(openWorkspace(root).blocks).toEqual([join(root, 'blocks')]);
});

test('what is kept is not for git, and nothing is kept where nothing can be written', () => {
  const { cache } = openWorkspace(root);
  expect(keep(cache, 'pictures/a.webp', 'a')).toBe(true);
  expect(readdirSync(cache).sort()).toEqual(['.gitignore', 'pictures']);
  writeFileSync(join(root, 'file'), '');
  expect(keep(join(root, 'file'), 'a', 'a')).toBe(false);
});
