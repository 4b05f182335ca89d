// The command that takes pictures says what it is doing, shows what differs, and stops when it is told to.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySiteFolder } from '../copy-site-folder';
import { buildWithCommand } from './build-with-command';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-shots-'));
  copySiteFolder('tests/sites/minimal', root);
  await buildWithCommand(root, join(root, 'dist'), '--uncompressed');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('it names each picture, and a signal ends it with a sentence', async () => {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'shots', '--root', root]);
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

const runFile = promisify(execFile);

/** What it prints of the pictures that differ from those of the unchanged site. */
async function findDifferences(option: '--changed' | '--compare'): Promise<string[]> {
  const command = ['scripts/run.cjs', 'shots', '--root', root, option, 'tests/sites/minimal'];
  const { stdout } = await runFile(process.execPath, command);
  return stdout.split('\n').filter((line) => /^\S+\.png /.test(line));
}

/** Another title, and one page more. */
function changeSite(): void {
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.pages.work.title = 'A much longer name for the work';
  manifest.pages.later = { path: '/later', title: 'Later', summary: 'What comes later.' };
  writeFileSync(file, JSON.stringify(manifest));
}

test('pages that changed are shown before and after', async () => {
  changeSite();
  const differences = await findDifferences('--changed');
  expect(differences.map((line) => line.replace(/\d\S* % of its/, 'N % of its'))).toEqual(
    expect.arrayContaining([
      'page-later-1440.png  new',
      'page-later-375.png  new',
      'page-work-1440.png  N % of its pixels differ',
      'page-work-375.png  N % of its pixels differ',
    ]),
  );
  const shots = join(root, '.plinth/shots');
  const page = readFileSync(join(shots, 'index.html'), 'utf8');
  for (const place of ['before', 'after', 'differences'])
    expect(page).toContain(`src="${place}/page-work-375.png"`);
  expect(readdirSync(join(shots, 'before'))).not.toContain('page-later-375.png');
}, 120_000);

test('a site that did not change has nothing to compare', async () => {
  expect(await findDifferences('--changed')).toEqual([]);
  expect(existsSync(join(root, '.plinth/shots/before'))).toBe(false);
});
