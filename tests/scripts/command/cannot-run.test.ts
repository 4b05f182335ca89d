import { expect, test } from 'vitest';
import { explainError } from '../../../scripts/command/cannot-run';

const failure = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: of the system`), {
    code,
    syscall: 'write',
    ...(path && { path }),
  });

test.each([
  ['EFBIG', 'A file would be larger than this system allows. Raise that limit (ulimit -f).'],
  ['ENAMETOOLONG', 'A name is longer than the disk allows. Choose a shorter one.'],
  ['ENOSPC', 'The disk is full. Free some space and run the command again.'],
])('%s is a sentence', (code, sentence) => {
  expect(explainError(failure(code))).toBe(sentence);
  expect(explainError(failure(code, '/site/a'))).toContain(': /site/a. ');
});

test('what nobody knows is an internal error', () => {
  expect(explainError(failure('EWHAT'))).toMatch(/^Internal error: EWHAT: of the system\. /);
});
