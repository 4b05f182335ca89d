import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainError } from '../../../scripts/command/cannot-run';
import { makeFolder } from '../../../scripts/files/make-folder';

const failure = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: of the system`), {
    code,
    syscall: 'write',
    ...(path && { path }),
  });

test.each([
  ['EISDIR', 'A folder is in the place of a file. Name a file.'],
  ['EFBIG', 'A file would be larger than this system allows. Raise that limit (ulimit -f).'],
  ['ENAMETOOLONG', 'A name is longer than the disk allows. Choose a shorter one.'],
  ['ENOSPC', 'The disk is full. Free some space and run the command again.'],
  [
    'EROFS',
    'The disk is read-only. Work in a folder elsewhere; a build can write into another folder with --out-dir.',
  ],
])('%s is a sentence', (code, sentence) => {
  expect(explainError(failure(code))).toBe(sentence);
  expect(explainError(failure(code, '/site/a'))).toContain(': /site/a. ');
});

test('of a copy onto a full disk, the place there is named', () => {
  const error = Object.assign(failure('ENOSPC', '/tmp/a'), { dest: '/site/a' });
  expect(explainError(error)).toContain('The disk is full: /site/a. ');
  const refused = Object.assign(failure('EACCES', '/tmp/a'), { dest: '/site/a' });
  expect(explainError(refused)).toContain('Permission denied: /tmp/a. ');
});

test('a file where a folder must be is a sentence', () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-file-'));
  const file = join(root, '.plinth');
  writeFileSync(file, 'x');
  const sentence = `A file is in the place of a folder: ${file}. Move that file elsewhere.`;
  for (const act of [() => makeFolder(file), () => readdirSync(file)])
    expect(explainThrown(act)).toBe(sentence);
  rmSync(root, { recursive: true });
});

function explainThrown(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return explainError(error);
  }
}

test('what nobody knows is an internal error', () => {
  expect(explainError(failure('EWHAT'))).toMatch(/^Internal error: EWHAT: of the system\. /);
});
