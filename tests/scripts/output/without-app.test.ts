// Not quick: builds.
// A site without the app has no script anywhere, and nothing that only scripts would ask for.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { expectSameFolder, readFolder, runBuild } from '../built-folder';

const folder = mkdtempSync(join(tmpdir(), 'plinth-without-app-'));
const root = join(folder, 'site');
const manifest = join(root, 'site.manifest.json');
const look = 'scripts/starter/looks/bakery';
const [bare, usual] = ['bare', 'usual'].map((name) => join(folder, name)) as [string, string];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const leaveOut = (build: object): void => {
  const given: object = JSON.parse(readFileSync(join(look, 'site.manifest.json'), 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...given, build }, null, 2));
};

let files: Map<string, string>;

beforeAll(() => {
  copySiteFolder(look, root);
  leaveOut({ host: 'nginx' });
  runBuild(root, usual, { args: ['--uncompressed'] });
  leaveOut({ app: 'none', host: 'nginx' });
  runBuild(root, bare, { args: ['--uncompressed'] });
  files = readFolder(bare);
});

const listPages = (): [path: string, html: string][] =>
  [...files].filter(([path]) => path.endsWith('.html'));

test('no document has a script, or asks for one', () => {
  expect(listPages().length).toBeGreaterThan(5);
  for (const [path, html] of listPages()) {
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !tag.includes('application/ld+json')),
      path,
    ).toEqual([]);
    expect(html, path).not.toMatch(/as="script"|modulepreload/);
  }
});

test('every sheet that a document links is there, also for unknown addresses', () => {
  for (const [path, html] of listPages()) {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)];
    expect(sheets.length, path).toBeGreaterThan(0);
    for (const [, sheet = ''] of sheets) expect([...files.keys()], path).toContain(sheet);
  }
});

test('no policy allows one', () => {
  const policies = [files.get('/_headers'), files.get('/_site/nginx.conf')].map((text) => [
    ...new Set(text?.match(/script-src [^;]*/g)),
  ]);
  expect(policies).toEqual([["script-src 'none'"], ["script-src 'none'"]]);
  for (const [path, html] of listPages())
    if (html.includes('http-equiv="Content-Security-Policy"'))
      expect(html, path).toContain("script-src 'none'");
});

test('there is no code, no data of pages, no index, and no sheet for the running app', () => {
  const names = [...files.keys()];
  expect(names.filter((name) => /\.js$|\/live-|\/print-|\/late-|\/pages\//.test(name))).toEqual([
    '/_site/cloudfront.js',
  ]);
  expect(names.some((name) => name.includes('search.json'))).toBe(false);
  expect([...readFolder(usual).keys()].some((name) => name.includes('search.json'))).toBe(true);
});

test('sheets ask no browser whether scripts run, and move from document to document', () => {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  for (const [path, css] of sheets) expect(css, path).not.toContain('scripting');
  const moving = sheets.filter(([, css]) => css.includes('@view-transition{navigation:auto}'));
  expect(moving.map(([path]) => path)).toEqual([
    expect.stringMatching(/^\/_site\/assets\/styles-/),
  ]);
});

test('the app comes back with all that belongs to it', () => {
  leaveOut({ host: 'nginx' });
  runBuild(root, bare, { args: ['--uncompressed'] });
  // The headers have no starter of the build before: there was none.
  expectSameFolder(bare, usual);
});
