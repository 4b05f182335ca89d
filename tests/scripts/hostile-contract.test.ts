// Not quick: it bundles the engine.
// Blocks of a site's own whose members are called like those of the engine's, and mean something else, through every command.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { run as build } from '../../scripts/build';
import { InvalidCode } from '../../scripts/command/invalid-code';
import { openDevSite } from '../../scripts/dev/create-dev-site';
import { validateGallery } from '../../scripts/dev/gallery';
import { run as diff } from '../../scripts/diff';
import { openWorkspace } from '../../scripts/files/workspace';
import { run as format } from '../../scripts/fmt';
import { run as map } from '../../scripts/map';
import { run as page } from '../../scripts/page';
import { startServer } from '../../scripts/serve/start-server';
import { findShots } from '../../scripts/shots/shot-kinds';
import { loadForBuild } from '../../scripts/source/load-site';
import { openWorld, readContract } from '../../scripts/source/open-world';
import { SiteFiles } from '../../scripts/source/site-files';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { askSite } from './dev/ask-site';
import {
  addBlockWith,
  addHostileBlocks,
  hostileTypes,
  memberCount,
  sharedMembers,
  shownBy,
} from './hostile-blocks';
import { keepPrinted } from './printed';

const now = new Date('2026-03-01');
const output = 'tests/.output';

/** In the folder of the engine: what runs from there finds the packages. */
let folder: string;
let root: string;
let manifest: string;
let printed: { text: string };
beforeAll(() => {
  mkdirSync(output, { recursive: true });
  folder = mkdtempSync(join(resolve(output), 'hostile-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  addHostileBlocks(root);
  manifest = readFileSync(manifestFile(), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const manifestFile = () => join(root, 'site.manifest.json');

beforeEach(() => {
  writeFileSync(manifestFile(), manifest);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const outDir = () => join(root, 'dist');

/** What a document shows of a block, as it was given. */
function findShown(html: string, type: string): string | undefined {
  const text = new RegExp(`<pre class="${type}-members">(.*?)</pre>`).exec(html)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function expectAll(html: string): void {
  for (const type of hostileTypes) expect(findShown(html, type), type).toBe(shownBy(type));
}

test('every member of the engine has another type in each of them', () => {
  expect(memberCount).toBeGreaterThan(45);
  expect(new Set(hostileTypes.map(shownBy)).size).toBe(hostileTypes.length);
});

test('"validate" finds nothing, and "build" shows each of them as it is', async () => {
  expect(await validate(['--root', root]), printed.text).toBe(0);
  expect(printed.text).toContain('No findings.');
  expect(await build(['--root', root, '--out-dir', outDir(), '--uncompressed'])).toBe(0);
  const html = readFileSync(join(outDir(), 'index.html'), 'utf8');
  expectAll(html);
  expect(html).toContain('<section class="block third-loaf" id="third-loaf" data-layout="round">');
  expect(html).not.toContain('data-tone');
});

test('"preview" serves them', async () => {
  expect(await build(['--root', root, '--out-dir', outDir(), '--uncompressed'])).toBe(0);
  const server = await startServer({ root, outDir: outDir(), port: 0 });
  const answer = await fetch(server.origin + server.base);
  expectAll(await answer.text());
  await server.close();
});

test('"map" has their page', async () => {
  expect(await map(['--root', root]), printed.text).toBe(0);
  expect(printed.text).toContain('home');
});

test('"fmt" writes them, and they stay valid', async () => {
  expect(await format(['--root', root]), printed.text).toBe(0);
  expect(await format(['--root', root, '--check']), printed.text).toBe(0);
  expect(await validate(['--root', root]), printed.text).toBe(0);
});

test('"page rename" changes none of their members', async () => {
  const { pages } = JSON.parse(manifest);
  const other = Object.keys(pages).find((id) => id !== 'home') ?? '';
  expect(await page(['rename', other, '--to', 'elsewhere', '--root', root]), printed.text).toBe(0);
  const { blocks } = JSON.parse(readFileSync(manifestFile(), 'utf8')).pages.home;
  expect(blocks.slice(-hostileTypes.length)).toEqual(pages.home.blocks.slice(-hostileTypes.length));
});

test('"diff" tells what has changed in them', async () => {
  const base = join(folder, 'base');
  cpSync(root, base, { recursive: true });
  writeFileSync(manifestFile(), manifest.replaceAll('"rye"', '"wheat"'));
  expect(await diff([base, '--root', root]), printed.text).toBe(0);
  const changed = hostileTypes.filter((type) => shownBy(type).includes('"rye"'));
  expect(changed.length).toBeGreaterThan(1);
  expect(printed.text).toContain(`: ${changed.join(', ')}\n`);
  expect(printed.text).toContain('wheat');
});

test('"dev" shows them, and their examples in the gallery', async () => {
  const site = await openDevSite(openWorkspace(root), now);
  expect((await site.update([])).findings).toEqual([]);
  expectAll((await askSite(site, '/')).body);
  await site.close();
  expect(validateGallery(await openWorld(root)).findings).toEqual([]);
});

test('"shots" takes a picture of their page and of their state', async () => {
  const { workspace, contract } = await openWorld(root);
  const options = { contract, now, drafts: false, files: new SiteFiles(workspace) };
  const { publication } = loadForBuild(workspace, options);
  if (publication === undefined) throw new Error('The site is not valid.');
  const names = findShots(publication, contract.blocks).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['page-home', 'state-open']));
});

test.each(sharedMembers)('a schema with a "%s" of another type is refused', async (member) => {
  const faulty = join(folder, `faulty-${member}`);
  copySiteFolder('tests/sites/minimal', faulty);
  addBlockWith(faulty, member);
  const error = await readContract(openWorkspace(faulty)).catch((thrown: unknown) => thrown);
  if (!(error instanceof InvalidCode)) throw error;
  const file = 'blocks/loaf/loaf.schema.json';
  const lines = readFileSync(join(faulty, file), 'utf8').split('\n');
  const line = 1 + lines.findIndex((text) => text.includes(`"${member}": {`));
  expect(error.findings).toMatchObject([{ code: 'block-schema', file, line }]);
  expect(error.findings[0]?.message).toContain(`"${member}"`);
});
