// The command that takes pictures says what it is doing, and stops when it is told to.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWithCommand } from './build-with-command';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-shots-'));
  cpSync('tests/sites/minimal', root, { recursive: true });
  await buildWithCommand(root, join(root, 'dist'), '--uncompressed');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('it names each picture, and a signal ends it with a sentence', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'shots', '--root', root]);
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
    if (/(?:^|\n)3 of \S+ {2}\S+\n$/.test(printed)) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(printed).toMatch(/^1 of (\d+) {2}page-home-375\.png\n2 of \1 {2}page-\S+-375\.png\n/m);
  expect([code, printed]).toEqual([2, expect.stringMatching(/\nStopped\. The pictures .*\.\n$/)]);
  expect(existsSync(join(root, '.plinth/shots/page-home-375.png'))).toBe(true);
});
