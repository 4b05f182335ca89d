// Not quick: builds.
// The finished sites that a new one may begin with: complete, light, and each with pictures of its own.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run as build } from '../../scripts/build';
import { run as fmt } from '../../scripts/fmt';
import { run as create } from '../../scripts/new';
import { writeLookPage } from '../../scripts/new/write-look-page';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

const starter = 'scripts/starter';
const looks = readdirSync(join(starter, 'looks')).map((name) => join(starter, 'looks', name));

const listFiles = (site: string): string[] =>
  readdirSync(join(site, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The contents of the drawings of a site. */
const readDrawings = (site: string): string[] =>
  listFiles(site)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => readFileSync(file, 'utf8'));

const readManifest = (site: string) =>
  JSON.parse(readFileSync(join(site, 'site.manifest.json'), 'utf8'));

/** How many values an object sets, in all of its members. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum, member) => sum + countValues(member), 0)
    : 1;

let folder: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-looks-test-'));
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(looks)('%s', (site) => {
  const manifest = readManifest(site);

  test('is valid without a finding, and in canonical form', async () => {
    await validate(['--root', site]);
    expect(printed.text).toMatch(/^No findings\./);
    expect(await fmt(['--root', site, '--check'])).toBe(0);
  });

  test('builds', async () => {
    copySiteFolder(site, folder);
    expect(await build(['--root', folder, '--uncompressed']), printed.text).toBe(0);
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
    // The page of unknown addresses is drawn in the manner of the look.
    const assets = join(folder, 'dist/_site/assets');
    const live = readdirSync(assets).find((name) => name.startsWith('live-')) ?? '';
    const countRules = (css: string): number => css.split('.status-').length;
    const common = countRules(readFileSync('engine/app/app.css', 'utf8'));
    expect(countRules(readFileSync(join(assets, live), 'utf8'))).toBeGreaterThan(common);
  });

  test('has at least nine pages, and weighs 450 kB at most with its picture', () => {
    const pages = Object.keys(manifest.pages).length;
    expect(pages).toBeGreaterThanOrEqual(9);
    const bytes = [...listFiles(site), join(site, 'site.manifest.json'), join(site, 'picture.webp')]
      .map((file) => readFileSync(file).length)
      .reduce((sum, length) => sum + length);
    expect(bytes).toBeLessThanOrEqual(450_000);
  });

  test('has at least six drawings, none of them in another site', () => {
    const own = readDrawings(site);
    const others = ['.', starter, ...looks.filter((other) => other !== site)];
    const theirs = new Set(others.flatMap(readDrawings));
    expect(new Set(own).size).toBeGreaterThanOrEqual(6);
    expect(own.filter((drawing) => theirs.has(drawing))).toEqual([]);
  });

  test('is one style with ten more values at most, and has letters of its own', () => {
    const { style, displayFont, textFont, ...values } = manifest.theme;
    expect(style).toEqual(expect.any(String));
    expect(countValues(values)).toBeLessThanOrEqual(10);
    for (const font of [displayFont ?? textFont, textFont])
      expect(existsSync(join(site, 'files', font.file))).toBe(true);
    expect(readdirSync(join(site, 'files/fonts')).join()).toMatch(/LICENSE|OFL/);
  });

  test('asks for the same facts as the starter', () => {
    expect(Object.keys(manifest.variables).sort()).toEqual(
      Object.keys(readManifest(starter).variables).sort(),
    );
  });

  test('is what a new site can begin with', async () => {
    const place = join(folder, 'acme');
    const name = site.slice(join(starter, 'looks/').length);
    expect(await create([place, '--look', name, '--company', 'Acme']), printed.text).toBe(0);
    expect(printed.text).toMatch(/manifest\.json:\d+ +phone/);
    expect(readManifest(place).variables.company).toBe('Acme');
    expect(Object.keys(readManifest(place).pages)).toEqual(Object.keys(manifest.pages));
    expect(readDrawings(place).sort()).toEqual(readDrawings(site).sort());
    expect(await validate(['--root', place])).toBe(0);
  });
});

test('one page has the pictures of all, and stands by itself', () => {
  const all = [starter, ...looks].map((site) => ({ name: site, folder: site }));
  const file = fileURLToPath(writeLookPage(all));
  const page = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });
  const pictures = [...page.matchAll(/<img src="data:image\/webp;base64,([^"]+)"/g)];
  expect(pictures).toHaveLength(all.length);
  for (const [index, [, picture = '']] of pictures.entries())
    expect(Buffer.from(picture, 'base64')).toEqual(
      readFileSync(join(all[index]?.folder ?? '', 'picture.webp')),
    );
  expect(page).not.toMatch(/<script|src="(?!data:)|href=/);
});

test('a new site without --look has none of them', async () => {
  const place = join(folder, 'acme');
  expect(await create([place])).toBe(0);
  expect(existsSync(join(place, 'looks'))).toBe(false);
  expect(readdirSync(place).sort()).toEqual(
    expect.arrayContaining(['files', 'site.manifest.json']),
  );
});

test('a name that none of them has is answered with the names of all', async () => {
  expect(await create([join(folder, 'acme'), '--look', 'zzz'])).toBe(2);
  for (const { name } of readdirSync(join(starter, 'looks'), { withFileTypes: true }))
    expect(printed.text).toContain(name);
  expect(readdirSync(folder)).toEqual([]);
});
