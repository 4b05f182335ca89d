// Not quick: one command after the other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../scripts/migrate';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-migrate-'));
  copySiteFolder('scripts/starter/looks/plant', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const manifestFile = 'site.manifest.json';
const read = (): string => readFileSync(join(root, manifestFile), 'utf8');
const write = (text: string): void => writeFileSync(join(root, manifestFile), text);
const migrate = (...words: string[]) => run(['--root', root, ...words]);

/** A manifest of the present form as version 1 had it. */
const toVersion1 = (text: string): string =>
  text.replace('"version": 2', '"version": 1').replace('{ "colours": "own" }', '{ "tone": "own" }');

test('changes the lines that have changed, and no other byte', async () => {
  const after = read();
  const before = toVersion1(after);
  write(before);
  expect(await validate(['--root', root])).toBe(1);
  expect(printed.text).toContain('older-version');
  expect(await migrate()).toBe(0);
  expect(read()).toBe(after);
  const changed = printed.text.split('\n').filter((line) => /^[-+](?![-+])/.test(line));
  expect(changed).toEqual([
    '-  "version": 1,',
    '+  "version": 2,',
    '-    "pictures": { "tone": "own" },',
    '+    "pictures": { "colours": "own" },',
  ]);
  expect(printed.text).toContain('Version 2: In the theme, ');
  expect(await validate(['--root', root])).toBe(0);
});

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['tabs', (text: string) => text.replace(/^(?: {2})+/gm, (gap) => '\t'.repeat(gap.length / 2))],
  ['one line', (text: string) => JSON.stringify(JSON.parse(text))],
  ['spaces of its own', (text: string) => text.replaceAll('": ', '"  :  ')],
])('keeps %s', async (_, change) => {
  const after = change(read());
  write(after.replace(/("version"\s*:\s*)2/, '$11').replace(/"colours"(\s*:\s*"own")/, '"tone"$1'));
  expect(await migrate()).toBe(0);
  expect(read()).toBe(after);
});

test('takes a manifest without a version for one of the first', async () => {
  write(toVersion1(read()).replace('  "version": 1,\n', ''));
  expect(await migrate()).toBe(0);
  expect(JSON.parse(read())).toEqual(JSON.parse(read()));
});

test('says that nothing is left to migrate', async () => {
  const after = read();
  expect(await migrate()).toBe(0);
  expect(printed.text).toBe('Nothing to migrate.\n');
  expect(read()).toBe(after);
});

test('shows what it would do, and writes nothing', async () => {
  const before = toVersion1(read());
  write(before);
  expect(await migrate('--dry-run')).toBe(0);
  expect(printed.text).toContain('+    "pictures": { "colours": "own" },\n');
  expect(printed.text).toContain('Nothing was written (--dry-run).\n');
  expect(read()).toBe(before);
});

test.each([
  ['3', 'The manifest has version 3, and this engine knows versions up to 2: update the engine.\n'],
  ['"2"', 'The manifest has the version "2", which is not a version.'],
  ['0', 'The manifest has the version 0, which is not a version.'],
])('refuses version %s', async (version, words) => {
  write(read().replace('"version": 2', `"version": ${version}`));
  const before = read();
  expect(await migrate()).toBe(2);
  expect(printed.text).toContain(words);
  expect(read()).toBe(before);
});

test.each([
  ['that is not JSON', '"version": 1,', '"version": 1', 'not-json'],
  ['with a key twice', '"version": 1,', '"version": 1, "version": 1,', 'duplicate-key'],
])('leaves a manifest alone %s', async (_, from, to, code) => {
  const before = toVersion1(read()).replace(from, to);
  write(before);
  expect(await migrate()).toBe(1);
  expect(printed.text).toContain(code);
  expect(printed.text).toContain('Fix this first; nothing was changed.');
  expect(read()).toBe(before);
});

test('writes nothing where the site would have an error that it has not now', async () => {
  const both = '{ "tone": "own", "colours": "grey" }';
  const before = toVersion1(read()).replace('{ "tone": "own" }', both);
  write(before);
  expect(await migrate()).toBe(1);
  expect(printed.text).toContain('duplicate-key');
  expect(printed.text).toContain('Nothing was written: the site would have these errors.');
  expect(read()).toBe(before);
});

test.each([
  ['gives a member its present name', '{ "slides": "upper" }', '{ "slideCase": "upper" }'],
  [
    'drops one that counts no more',
    '{ "slides": "upper", "slideCase": "written" }',
    '{ "slideCase": "written" }',
  ],
])('%s', async (_, from, to) => {
  const set = (headings: string): string => {
    const text = read().replace('{ "weight": 800 }', headings);
    expect(text).toContain(headings);
    return text;
  };
  const after = set(to);
  write(set(from));
  expect(await migrate()).toBe(0);
  expect(printed.text).toContain('"slides" is called "slideCase" now.\n');
  expect(read()).toBe(after);
  expect(await migrate()).toBe(0);
  expect(printed.text).toContain('Nothing to migrate.\n');
});

test('leaves errors as they are that are of another kind', async () => {
  const wrong = (text: string): string =>
    text.replace('{ "page": "storage" }', '{ "page": "storeys" }');
  expect(wrong(read())).not.toBe(read());
  const after = wrong(read());
  write(toVersion1(after));
  expect(await migrate()).toBe(0);
  expect(printed.text).toMatch(
    /The site has other errors: `npm run validate -- --root \S+` reports them\./,
  );
  expect(read()).toBe(after);
});
