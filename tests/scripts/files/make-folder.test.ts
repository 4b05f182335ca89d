import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../../scripts/files/make-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a folder is created with those above it, which are returned', () => {
  mkdirSync(join(root, 'a'));
  const made = ['a/b', 'a/b/c'].map((path) => join(root, path));
  expect(makeFolder(join(root, 'a/b/c'))).toEqual(made);
  expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  expect(makeFolder(join(root, 'a/b/c'))).toEqual([]);
});

test('a file in the way is reported as such', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file'))).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => makeFolder(join(root, 'file/x'))).toThrow(
    expect.objectContaining({ code: 'ENOTDIR' }),
  );
});
