import { expect, test } from 'vitest';
import { findUserFolder } from '../../../scripts/command/user-folder';

const started = (command: string, script: string) =>
  findUserFolder(['node', 'scripts/run.cjs', command], {
    INIT_CWD: '/user',
    npm_lifecycle_script: script,
  });

test('relative paths start where the user was when they started npm', () => {
  expect(started('build', 'node scripts/run.cjs build')).toBe('/user');
});

test('a command that another command or a script with options starts means its own folder', () => {
  expect(started('validate', 'node scripts/run.cjs test')).toBe(process.cwd());
  expect(started('build', 'node scripts/run.cjs build --root site')).toBe(process.cwd());
  expect(findUserFolder(['node', 'run.cjs', 'build'], {})).toBe(process.cwd());
});
