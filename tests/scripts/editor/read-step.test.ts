// What the shell of the editor sends → operations, or a sentence; words that are looked for → a pattern.
import { expect, test } from 'vitest';
import { readStep } from '../../../scripts/editor/server/read-step';
import { toPattern } from '../../../scripts/editor/to-pattern';

const root = 'tests/sites/minimal';

test('a step names no file for its bytes', () => {
  const put = { op: 'put', file: 'files/a.txt', from: '/etc/passwd' };
  expect(() => readStep(root, [put])).toThrow(/^A step has the bytes of its files/);
});

test('a step has the bytes of its files', () => {
  const put = { op: 'put', file: 'files/a.txt', base64: 'QQ==' };
  expect(readStep(root, [put])).toEqual([put]);
});

test.each([
  [9_999, true],
  [1_000_000, false],
])('a text of %i letters is looked for or not, and never fails', (length, isFound) => {
  const words = 'a'.repeat(length);
  expect(toPattern({ words, matchCase: false }).test(words)).toBe(isFound);
});

test('words are looked for as they are written, capitals or not', () => {
  expect('A (b). a (B).'.match(toPattern({ words: 'a (b)', matchCase: false }))).toHaveLength(2);
  expect('A (b). a (B).'.match(toPattern({ words: 'a (B)', matchCase: true }))).toHaveLength(1);
});
