import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomically } from '../../../scripts/files/write-atomically';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): string => join(folder, path);

test('a file is made with its folder, then replaced, and nothing else is left', () => {
  writeAtomically(at('a/b/one.txt'), 'first');
  writeAtomically(at('a/b/one.txt'), new Uint8Array([0x32]), { flush: true });
  expect(readFileSync(at('a/b/one.txt'), 'utf8')).toBe('2');
  expect(readdirSync(at('a/b'))).toEqual(['one.txt']);
});

test('who has the old file open goes on reading the old content', () => {
  writeFileSync(at('one.txt'), 'old');
  const descriptor = openSync(at('one.txt'), 'r');
  writeAtomically(at('one.txt'), 'new');
  const seen = readFileSync(descriptor, 'utf8');
  closeSync(descriptor);
  expect([seen, readFileSync(at('one.txt'), 'utf8')]).toEqual(['old', 'new']);
});

test('where it cannot take the place, the old stays and nothing is left', () => {
  mkdirSync(at('taken/inner'), { recursive: true });
  expect(() => writeAtomically(at('taken'), 'new')).toThrow();
  expect(existsSync(at('taken/inner'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test.skipIf(process.platform === 'win32')('links and modes stay what they were', () => {
  writeFileSync(at('real.txt'), 'old');
  chmodSync(at('real.txt'), 0o660);
  symlinkSync('real.txt', at('link.txt'));
  writeAtomically(at('link.txt'), 'new');
  expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
  expect(readFileSync(at('real.txt'), 'utf8')).toBe('new');
  expect(statSync(at('real.txt')).mode & 0o777).toBe(0o660);
});
