// The command that takes pictures says what it is doing, shows what differs, and stops when it is told to.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { copySiteFolder } from '../copy-site-folder';
import { buildWithCommand } from './build-with-command';

const env = { ...process.env, PLINTH_BROWSER: findLightBrowser() };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-shots-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('it names each picture, and a signal ends it with a sentence', async () => {
  await buildWithCommand(root, join(root, 'dist'), '--uncompressed');
  const child = spawn(process.execPath, ['scripts/run.cjs', 'shots', '--root', root], { env });
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
    // Each of four widths has its first picture, or soon will.
    if (!child.killed && /^5 of /m.test(printed)) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(printed).toMatch(/^1 of (\d+) {2}page-home-\d+\.png\n2 of \1 {2}page-home-\d+\.png\n/m);
  expect([code, printed]).toEqual([2, expect.stringMatching(/\nStopped\. The pictures .*\.\n$/)]);
  expect(readdirSync(join(root, '.plinth/shots'))).toContainEqual(
    expect.stringMatching(/^page-home-\d+\.png$/),
  );
});

const runFile = promisify(execFile);

/** What it prints of the pictures that differ from those of the unchanged site. */
async function findDifferences(option: '--changed' | '--compare'): Promise<string[]> {
  const command = ['scripts/run.cjs', 'shots', '--root', root, option, 'tests/sites/minimal'];
  const { stdout } = await runFile(process.execPath, command, { env });
  return stdout.split('\n').filter((line) => /^\S+\.png /.test(line));
}

/** Another lead of one page, and one page more. */
function changeSite(): void {
  const file = join(root, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.pages.work.lead = 'What the years do to a clock, and what we do about it.';
  manifest.pages.later = { path: '/later', title: 'Later', summary: 'What comes later.' };
  writeFileSync(file, JSON.stringify(manifest));
}

test('pages that changed are shown before and after', async () => {
  changeSite();
  const differences = await findDifferences('--changed');
  expect(differences.map((line) => line.replace(/\d\S* % of its/, 'N % of its'))).toEqual([
    'page-later-1440.png  new',
    'page-later-375.png  new',
    'page-work-1440.png  N % of its pixels differ',
    'page-work-375.png  N % of its pixels differ',
  ]);
  const shots = join(root, '.plinth/shots');
  const page = readFileSync(join(shots, 'index.html'), 'utf8');
  for (const place of ['before', 'after', 'differences'])
    expect(page).toContain(`src="${place}/page-work-375.png"`);
  expect(readdirSync(join(shots, 'before'))).not.toContain('page-later-375.png');
});

test('a site that did not change has nothing to compare', async () => {
  expect(await findDifferences('--changed')).toEqual([]);
  expect(existsSync(join(root, '.plinth/shots/before'))).toBe(false);
});
