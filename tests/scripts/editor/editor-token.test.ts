// The token of an editor: that of the folder, for its user alone.
import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findToken } from '../../../scripts/editor/server/editor-token';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-token-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const toFile = (): string => join(root, '.plinth/editor-token.json');

test('it stays the same when the editor is started again, and only its user can read it', () => {
  const token = findToken(root);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(findToken(root)).toBe(token);
  expect(statSync(toFile()).mode & 0o077).toBe(0);
});

test('a copy of the folder has another', () => {
  const token = findToken(root);
  const moved = `${root}-moved`;
  renameSync(root, moved);
  expect(findToken(moved)).not.toBe(token);
  renameSync(moved, root);
});

test('one that others can read is given up', () => {
  const token = findToken(root);
  chmodSync(toFile(), 0o644);
  expect(findToken(root)).not.toBe(token);
  expect(statSync(toFile()).mode & 0o077).toBe(0);
});

test.each(['{', '[]', '{"token": "x"}'])('what is none is replaced: %s', (text) => {
  findToken(root);
  writeFileSync(toFile(), text);
  const token = findToken(root);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(findToken(root)).toBe(token);
});
