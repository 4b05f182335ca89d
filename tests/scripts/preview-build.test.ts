// Not quick: it builds a site three times.
// A build for another address than that of the manifest.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isSearchPath } from '../../engine/content/addresses/search-paths';
import { run } from '../../scripts/build';
import { run as urls } from '../../scripts/urls';
import { copySiteFolder } from '../copy-site-folder';
import { expectSameFolder, readFolder } from './built-folder';
import { keepPrinted } from './printed';

const root = mkdtempSync(join(tmpdir(), 'plinth-preview-'));
const ledger = join(root, 'site.urls.lock');
const address = 'https://preview.example.net/branch-7';
const build = (...args: string[]) =>
  run(['--root', root, '--uncompressed', '--now', '2026-03-01', ...args]);

let files: Map<string, string>;
let accepted: string;

beforeAll(async () => {
  keepPrinted();
  copySiteFolder('tests/sites/everything', root);
  const manifest = join(root, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(
    manifest,
    text.replace('"rootFiles": {', '"rootFiles": { "CNAME": ["www.example.org"],'),
  );
  expect(await urls(['--root', root, '--accept'])).toBe(0);
  accepted = readFileSync(ledger, 'utf8');
  expect(await build()).toBe(0);
  expect(await build('--preview', address)).toBe(0);
  files = readFolder(join(root, 'dist-preview'));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const listPages = (): [string, string][] =>
  [...files].filter(([path]) => path.endsWith('.html') && !path.includes('404'));

test('names that address alone, in links, in what is shared, in facts and on hosts', () => {
  // The host has other pages, too, which the manifest links to.
  const former = 'https://www.example.org/baumschule/';
  expect(readFolder(join(root, 'dist')).get('/index.html')).toContain(former);
  expect(files.get('/index.html')).toContain(`<meta property="og:url" content="${address}/">`);
  for (const [path, text] of files) expect([path, text.includes(former)]).toEqual([path, false]);
  const own = listPages().flatMap(([, html]) =>
    [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, target = '']) => target),
  );
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((target) => !target.startsWith('/branch-7/'))).toEqual([]);
  expect(files.get('/_headers')).toContain('\n/branch-7/_site/assets/*\n');
});

test('tells search engines in every way to pass it over', () => {
  expect(listPages().length).toBeGreaterThan(15);
  for (const [path, html] of listPages())
    expect([path, html.includes('content="noindex"')]).toEqual([path, true]);
  expect(files.get('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(files.get('/sitemap.xml')).not.toContain('<url>');
  expect(files.get('/_headers')).toContain('\n  X-Robots-Tag: noindex\n');
  expect(files.get('/_site/nginx.conf')).toContain('add_header X-Robots-Tag "noindex" always;');
});

test('shows the same pages, and claims no domain', () => {
  const built = readFolder(join(root, 'dist'));
  const listPaths = (all: ReadonlyMap<string, string>): string[] =>
    [...all.keys()].filter((path) => path.endsWith('.html'));
  // A preview has no search, and nothing that one would read.
  const isOfSearch = (path: string): boolean => isSearchPath(path.slice(1));
  expect([...built.keys()].some(isOfSearch)).toBe(true);
  expect([...files.keys()].filter(isOfSearch)).toEqual([]);
  expect([...listPaths(files), '/suche.html'].sort()).toEqual(listPaths(built).sort());
  expect([built.has('/CNAME'), files.has('/CNAME')]).toEqual([true, false]);
  expect(files.has('/.well-known/security.txt')).toBe(true);
});

test('leaves the ledger and the site for visitors as they are', async () => {
  expect(readFileSync(ledger, 'utf8')).toBe(accepted);
  const again = join(root, 'again');
  expect(await build('--out-dir', again)).toBe(0);
  expectSameFolder(join(root, 'dist'), again);
});

describe('an address', () => {
  test.each([
    ['preview.example.net'],
    ['https://...'],
    ['ftp://preview.example.net/'],
    ['https://name:word@preview.example.net/'],
    ['https://preview.example.net/?branch=7'],
    ['https://preview.example.net/a b/'],
    ['https://preview.example.net/a//b/'],
  ])('%s is refused', async (text) => {
    const printed = keepPrinted();
    expect(await build('--preview', text, '--out-dir', join(root, 'refused'))).toBe(2);
    expect(printed.text).toContain(`--preview "${text}" is not the address of a site.`);
    expect(existsSync(join(root, 'refused'))).toBe(false);
  });
});
