// Not quick: commands run as processes.
// Where a command runs, and where it prints to: neither makes it show a stack.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const program = resolve('scripts/run.cjs');
const root = resolve('tests/sites/minimal');

test('a folder that is gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-gone-'));
  const script = 'process.chdir(process.argv[1]); require("node:fs").rmdirSync(process.argv[1]);';
  const start = `${script} process.argv.splice(1, 2, process.argv[2]); import(process.argv[1]);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', start, folder, program, 'map', '--root', root],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });
  expect(stderr).toBe('The current folder is gone. Go to another one.\n');
  expect(status).toBe(2);
});

test.runIf(existsSync('/dev/full'))('a full disk behind what is printed', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [program, 'map', '--root', root], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  expect(stderr).toBe('What the command prints cannot be written: ENOSPC.\n');
  expect(status).toBe(2);
});

test.skipIf(process.platform === 'win32')('a program that reads no more of it', () => {
  const command = `{ node '${program}' map --root '${root}'; echo $? >&2; } | true`;
  const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('141\n');
});
