// Not quick: it bundles the engine.
// Everything runs with a contract that is not the engine's own: one block more, from another folder.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { buildAndReport } from '../../scripts/build';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { validateGallery } from '../../scripts/dev/gallery';
import { compareSites } from '../../scripts/diff/compare-sites';
import { printText } from '../../scripts/diff/print-comparison';
import { readBase, readReadable } from '../../scripts/diff/read-sites';
import { renamePage } from '../../scripts/edit/page-edits';
import { SiteEdit } from '../../scripts/edit/site-edit';
import { writeEditorHelp } from '../../scripts/editor-help/write-editor-help';
import { generateAll } from '../../scripts/generate/generate';
import { readSite } from '../../scripts/source/read-site';
import { engineContract } from '../engine-contract';
import { askSite } from './dev/ask-site';
import { keepPrinted } from './printed';
import {
  openSecondWorld,
  readSecondContract,
  type SecondWorld,
  secondBlocks,
} from './second-world';

const manifestFile = 'site.manifest.json';
const now = new Date('2026-03-01');

const contract = await readSecondContract();
let world: SecondWorld;
beforeEach(() => {
  world = openSecondWorld(contract);
});
afterEach(() => {
  vi.restoreAllMocks();
  world.remove();
});

const validate = (by = contract) => validateSite(readSite(world.workspace), by);

/** The part of a document that a block makes. */
const findBlock = (html: string): string | undefined =>
  /<section class="block price-list".*?<\/section>/.exec(html)?.[0];

const findSheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet);

const shown =
  '<section class="block price-list" id="prices"><h2 class="block-heading">What it costs</h2>' +
  '<dl class="price-list-prices"><div class="price-list-price"><dt><a href="/loaves">A loaf</a></dt><dd>£4</dd></div>' +
  '<div class="price-list-price"><dt>A wedding cake</dt><dd>on request</dd></div></dl></section>';

const rule = '.price-list-price';

test('the site is valid there, and refused where the block is unknown', () => {
  expect(validate().findings).toEqual([]);
  const { findings, publication } = validate(engineContract);
  expect(publication).toBeUndefined();
  expect(findings.map(({ code, pointer }) => [code, pointer])).toContainEqual([
    'unknown-type',
    '/pages/home/blocks/0/type',
  ]);
});

test.each([
  ['unknown-type', '"price-list"', '"price-lst"', '/type', 'Did you mean "price-list"?'],
  [
    'unknown-page',
    '"page": "loaves"',
    '"page": "loave"',
    '/prices/0/link/page',
    'Did you mean "loaves"?',
  ],
  ['unknown-field', '"price": "£4"', '"prise": "£4"', '/prices/0/prise', 'Did you mean "price"?'],
])('%s is found in it, with its place and a remedy', (code, from, to, pointer, hint) => {
  world.change(manifestFile, from, to);
  const [finding, ...others] = validate().findings;
  const lines = world.read(manifestFile).split('\n');
  const line = 1 + lines.findIndex((text) => text.includes(to.split(' ').at(-1) ?? to));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ code, line, pointer: `/pages/home/blocks/0${pointer}` });
  expect(finding?.hint).toContain(hint);
});

test('its types are declared beside it, and those of the engine stay', async () => {
  const files = Object.fromEntries(
    await generateAll({ ...world.workspace, blocks: [secondBlocks] }),
  );
  const own = 'tests/blocks/block-types.d.ts';
  await expect(files[own]).toMatchFileSnapshot(`../../${own}`);
  expect(Object.keys(files).length).toBeGreaterThan(10);
  for (const [file, text] of Object.entries(files))
    expect([file, readFileSync(file, 'utf8') === text]).toEqual([file, true]);
});

test('a build shows it, with its sheet and its code', async () => {
  const printed = keepPrinted();
  const outDir = join(world.folder, 'dist');
  const request = { world, outDir, compressed: false, shard: { index: 1, count: 1 }, now };
  expect(await buildAndReport(request)).toBe(0);
  expect(printed.text).toContain('Built 2 pages');
  const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');
  const home = read('index.html');
  expect(findBlock(home)).toBe(shown);
  expect(findSheets(home).some((sheet) => read(sheet).includes(rule))).toBe(true);
  const [, chunk = ''] = /"(\/_site\/assets\/price-list-[^"]+\.js)"/.exec(home) ?? [];
  expect(read(chunk)).toContain('price-list-prices');
  expect(read('loaves.html')).not.toContain(chunk);
  expect(read('llms.txt')).toContain('Loaves');
});

test('a page that is worked on shows it, and takes its changes', async () => {
  const site = await createDevSite({ world, now });
  const readSheets = async (path: string): Promise<string> => {
    const found = findSheets((await askSite(site, path)).body);
    const answers = await Promise.all(found.map((sheet) => askSite(site, sheet)));
    return answers.map(({ body }) => body).join('\n');
  };
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown);
  expect((await readSheets('/')).includes(rule)).toBe(true);
  world.change(manifestFile, '£4', '£5');
  const { findings, effect } = await site.update([join(world.root, manifestFile)]);
  expect({ findings, effect }).toMatchObject({ findings: [], effect: { page: true } });
  expect(findBlock((await askSite(site, '/')).body)).toBe(shown.replace('£4', '£5'));
  const part = (ending: string): string => `../blocks/price-list/price-list${ending}`;
  world.change(part('.css'), 'tabular-nums', 'oldstyle-nums');
  const update = (ending: string) => site.update([join(world.root, part(ending))]);
  expect(await update('.css')).toMatchObject({ effect: { css: true, page: false } });
  expect((await readSheets('/')).includes('oldstyle-nums')).toBe(true);
  for (const ending of ['.tsx', '.block.ts', '.schema.json'])
    expect(await update(ending)).toMatchObject({ effect: 'restart' });
});

test('the gallery shows its examples', async () => {
  expect(validateGallery(world).findings).toEqual([]);
  const site = await createDevSite({ world, now });
  const { status, body } = await askSite(site, '/_gallery/');
  expect(status).toBe(200);
  expect(body).toContain('id="price-list"');
  expect(findBlock(body)).toContain('<dt><a href="/_gallery/home">A visit</a></dt><dd>£40</dd>');
});

test('a comparison tells what has changed in it', async () => {
  const base = join(world.folder, 'base');
  cpSync(world.root, base, { recursive: true });
  world.change(manifestFile, '£4', '£5');
  const [before, after] = [await readBase(world, base, now), readReadable(world, now)];
  if (!('sites' in before && 'sites' in after)) throw new Error('Both are valid');
  const text = printText(compareSites(mainOf(before), mainOf(after)));
  expect(text).toMatch(/\/ {2}Bread and butter: price-list/);
});

test('a page that is renamed is renamed in it', () => {
  const site = new SiteEdit(world.root);
  renamePage(site, world, ['loaves', 'bread']);
  site.write();
  expect(world.read(manifestFile)).toContain(
    '"name": "A loaf", "price": "£4", "link": { "page": "bread" }',
  );
  expect(validate().findings).toEqual([]);
});

test('the schemas for editors have it', () => {
  writeEditorHelp(world.workspace, world.contract.schemas);
  const { definitions } = JSON.parse(world.read('.plinth/site.schema.json'));
  const { properties, defaultSnippets } = definitions.block;
  expect(properties.type.enum).toContain('price-list');
  const snippet = defaultSnippets.find(({ label }: { label: string }) => label === 'price-list');
  expect(snippet.body.prices).toHaveLength(2);
  expect(definitions['names/page'].enum).toEqual(['home', 'loaves']);
  expect(existsSync(join(world.root, '.vscode/settings.json'))).toBe(true);
});
