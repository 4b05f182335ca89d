// Not quick: builds.
// A large site is built by two threads, one of which only makes documents: with the same result as by one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeGeneratedSite } from '../../scripts/bench/generated-site';
import { run as buildHere } from '../../scripts/build';
import { readListing } from '../../scripts/output/build-listing';

const folder = mkdtempSync(join(tmpdir(), 'plinth-large-'));
const root = join(folder, 'site');
const outDir = join(folder, 'dist');
const text = join(root, 'files/text/7.txt');
const manifest = join(root, 'site.manifest.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build() {
  const words = ['scripts/run.cjs', 'build', '--root', root, '--out-dir', outDir, '--uncompressed'];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
}

const change = (path: string, from: string, to: string): void => {
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
};

beforeAll(() => {
  writeGeneratedSite(root, 1850);
  expect(readFileSync(manifest).byteLength).toBeGreaterThan(500_000);
  expect(build().status).toBe(0);
});

test('a change is what a build by one thread, from nothing, makes of it', async () => {
  change(text, 'Sentence 1 ', 'Another sentence ');
  expect(build().stdout).toContain('(2 files written,');
  const other = join(folder, 'other');
  const words = ['--root', root, '--out-dir', other, '--uncompressed'];
  expect(await buildHere(words)).toBe(0);
  expect(readListing(outDir)).toEqual(readListing(other));
  rmSync(outDir, { recursive: true });
  expect(build().status).toBe(0);
  expect(readListing(outDir)).toEqual(readListing(other));
});

test.each([
  ['a link that leads nowhere', text, 'page:page-8', 'page:page-x', /unknown-page/],
  ['a page without its file', manifest, 'text/9.txt', 'text/none.txt', /There is no file/],
  ['a field of another form', manifest, '"title": "Page 9"', '"title": 9', /wrong-type/],
  ['no JSON', manifest, '"version": 2,', '"version": 2', /not-json/],
])('%s keeps the output and is reported', (_, path, from, to, words) => {
  const before = readListing(outDir);
  change(path, from, to);
  const { status, stderr } = build();
  change(path, to, from);
  expect(stderr).toMatch(words);
  expect(status).toBe(1);
  expect(readListing(outDir)).toEqual(before);
});

test('a budget names the same page as a build by one thread', async () => {
  const budgets = '"version": 2, "budgets": { "document": 3000, "requests": 2 },';
  change(manifest, '"version": 2,', budgets);
  const { status, stderr } = build();
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const words = ['--root', root, '--out-dir', join(folder, 'over'), '--uncompressed'];
  expect(await buildHere(words)).toBe(1);
  const here = printed.mock.calls.map(([text]) => text).join('');
  printed.mockRestore();
  change(manifest, budgets, '"version": 2,');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Page "page-0" .* The same holds for 18\d\d more pages\.$/m);
  expect(stderr).toBe(here);
});

test('a file edited by hand is written anew', () => {
  const page = join(outDir, 'page-1500.html');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, 'edited');
  expect(build().stdout).toContain('(1 files written,');
  expect(readFileSync(page, 'utf8')).toBe(before);
});
