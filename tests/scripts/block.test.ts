// Not quick: it builds, and runs the type checker.
// A block of a site's own, from the command that writes it to a page that shows it.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run as block } from '../../scripts/block';
import { run as build } from '../../scripts/build';
import { validateGallery } from '../../scripts/dev/gallery';
import { makeExample } from '../../scripts/edit/block-template';
import { run as redo } from '../../scripts/redo';
import { openWorld } from '../../scripts/source/open-world';
import { run as undo } from '../../scripts/undo';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-block-'));
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const add = (type: string) => block(['add', type, '--root', root]);

/** Puts the example on the home page, first of all. */
function show(type: string): void {
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.pages[manifest.site.home].blocks.push({ ...makeExample(type), id: 'new' });
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest));
}

test('a new block is valid, typed, shown in the gallery and on a page', async () => {
  expect(await add('price-list')).toBe(0);
  expect(printed.text).toContain('wrote blocks/price-list/price-list.tsx\n');
  expect(printed.text).toContain('/_gallery/#price-list\n');
  expect(validateGallery(await openWorld(root)).findings).toEqual([]);
  show('price-list');
  expect(await validate(['--root', root])).toBe(0);
  expect(await build(['--root', root, '--uncompressed'])).toBe(0);
  const html = read('dist/index.html');
  expect(html).toContain(
    '<dl class="price-list-items"><div class="price-list-item"><dt>The first thing</dt><dd>What',
  );
  const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) =>
    read(`dist${sheet}`),
  );
  expect(sheets.join('')).toContain('@layer block.price-list{.price-list-items{');
  const checker = [resolve('node_modules/typescript/bin/tsc'), '-p', root];
  expect(spawnSync(process.execPath, checker, { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  });
});

test('a component that returns nothing is found where it is shown, unless it means to', async () => {
  await add('price-list');
  show('price-list');
  const component = (body: string) =>
    writeFileSync(
      join(root, 'blocks/price-list/price-list.tsx'),
      `export function PriceListBlock({ block }: { block: object }) { ${body} }`,
    );
  component('<p>{String(block)}</p>;');
  expect(await build(['--root', root, '--uncompressed'])).toBe(1);
  expect(printed.text).toContain('renders nothing: its component returns no value.');
  component('if (block !== undefined) return; return <p>Words</p>;');
  expect(await build(['--root', root, '--uncompressed'])).toBe(0);
});

test.each([
  ['<p>{Math.random()}</p>', /price-list\.tsx:1:\d+ {2}warning {2}block-chance.* Math\.random\(\)/],
  ['<p>{new Date().getFullYear()}</p>', /block-chance.* the current time/],
  ['<p>{Date.now() > 0 ? "Words" : ""}</p>', undefined],
  [
    '<p>{new Date("2027-01-06").getFullYear()} {String(new Date(0) instanceof Date)}</p>',
    undefined,
  ],
])('what differs each time that pages are made is found: %s', async (markup, said) => {
  await add('price-list');
  show('price-list');
  writeFileSync(
    join(root, 'blocks/price-list/price-list.tsx'),
    `export function PriceListBlock() { return ${markup}; }`,
  );
  printed.text = '';
  expect(await build(['--root', root, '--uncompressed'])).toBe(0);
  if (said === undefined) expect(printed.text).not.toContain('block-chance');
  else expect(printed.text).toMatch(said);
});

test('what a block says of its words is asked for by every build', async () => {
  await add('price-list');
  show('price-list');
  const say = (answer: string) =>
    writeFileSync(
      join(root, 'blocks/price-list/price-list.block.ts'),
      `export const priceListBlock = { text: { sections: ${answer} } };`,
    );
  say("() => 'words'");
  expect(await build(['--root', root, '--uncompressed'])).toBe(1);
  expect(printed.text).toContain('"sections" of the block "price-list" does not answer a list');
  say("() => { throw new Error('No words.'); }");
  expect(await build(['--root', root, '--uncompressed'])).toBe(1);
  expect(printed.text).toContain('throws: No words.');
});

test('a new block is undone, unless a page shows it', async () => {
  const ownPackage = '{\n  "dependencies": { "plinth": "1" }\n}\n';
  writeFileSync(join(root, 'package.json'), ownPackage);
  expect(await add('price-list')).toBe(0);
  const manifest = read('site.manifest.json');
  show('price-list');
  expect(await undo(['--root', root])).toBe(2);
  expect(printed.text).toContain('The page "home" in site.manifest.json has a block "price-list".');
  writeFileSync(join(root, 'site.manifest.json'), manifest);
  expect(await undo(['--root', root])).toBe(0);
  expect(printed.text).toContain('Undone: add the block "price-list"');
  expect(['blocks', 'tsconfig.json'].filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect([read('package.json'), read('site.manifest.json')]).toEqual([ownPackage, manifest]);
  expect(await redo(['--root', root])).toBe(0);
  expect(existsSync(join(root, 'blocks/price-list/price-list.tsx'))).toBe(true);
});

test('only one React and one engine are in the output', async () => {
  await add('price-list');
  const other = join(root, 'node_modules/react');
  mkdirSync(other, { recursive: true });
  writeFileSync(
    join(other, 'package.json'),
    '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
  );
  writeFileSync(join(other, 'index.js'), 'throw new Error("Another React.");');
  const own = join(root, 'node_modules/counted');
  mkdirSync(own);
  writeFileSync(
    join(own, 'package.json'),
    '{ "name": "counted", "version": "1.0.0", "main": "index.js" }',
  );
  writeFileSync(
    join(own, 'index.js'),
    'const { useState } = require("react"); exports.useCounted = () => useState("counted by a package")[0];',
  );
  const component = 'blocks/price-list/price-list.tsx';
  writeFileSync(
    join(root, component),
    `import { useCounted } from 'counted';\n${read(component).replace('<dl ', '<p>{useCounted()}</p><dl ')}`,
  );
  show('price-list');
  expect(await build(['--root', root, '--uncompressed'])).toBe(0);
  const html = read('dist/index.html');
  expect(html).toContain('<p>counted by a package</p>');
  const assets = join(root, 'dist/_site/assets');
  const code = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'));
  expect(code.join('')).toContain('counted by a package');
  expect(code.join('')).not.toContain('Another React');
  const { version } = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8'));
  expect([...new Set(code.join('').match(/"(?:18|19)\.\d+\.\d+[^"]*"/g))]).toEqual([
    `"${version}"`,
  ]);
});

test.each([
  [
    'cards',
    'which cannot be replaced. Give yours another name, such as "our-cards". Copy the members',
  ],
  ['Price_List', 'has a name that no type can have'],
  ['../other', 'has a name that no type can have'],
  ['constructor', 'has a name that every object has'],
  ['x'.repeat(250), 'has a name of 250 characters'],
])('the name "%s" is refused', async (type, words) => {
  expect(await add(type)).toBe(2);
  expect(printed.text).toContain(words);
  expect(existsSync(join(root, 'blocks'))).toBe(false);
});

test('a name that is taken is refused, and what has it stays', async () => {
  await add('price-list');
  writeFileSync(join(root, 'blocks/price-list/price-list.css'), '/* ours */');
  expect(await add('price-list')).toBe(2);
  expect(printed.text).toContain('There is a folder blocks/price-list already.');
  expect(read('blocks/price-list/price-list.css')).toBe('/* ours */');
});
