// Not quick: builds.
// The bundles of the commands with a contract other than the engine's: findings, and caches.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecondWorld, readSecondContract, type SecondWorld } from './second-world';

const manifestFile = 'site.manifest.json';

let world: SecondWorld;
beforeAll(async () => {
  world = openSecondWorld(await readSecondContract());
  const { folder } = world;
  writeFileSync(join(folder, 'stamp.json'), '{}');
  const command = `
    import { buildAndReport } from './scripts/build';
    import { exitCodeOf } from './scripts/command/cannot-run';
    import { readContract } from './scripts/source/open-world';
    const run = async () => {
      const workspace = JSON.parse(process.argv[2]);
      const world = { workspace, contract: await readContract(workspace) };
      const shard = { index: 1, count: 1 };
      const request = { world, outDir: process.argv[3], compressed: false, shard, now: new Date('2026-03-01') };
      return buildAndReport(request);
    };
    exitCodeOf(run).then((code) => {
      process.exitCode = code;
    });`;
  writeFileSync(join(folder, 'build.ts'), command.replaceAll("'./", `'${resolve('.')}/`));
  await build({
    entryPoints: [join(folder, 'build.ts')],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    jsx: 'automatic',
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'jsonc-parser': resolve('node_modules/jsonc-parser/lib/esm/main.js') },
    external: ['esbuild', 'ajv', 'sharp'],
  });
});
afterAll(() => world.remove());

function runBuild(): { status: number | null; said: string } {
  const { folder, workspace } = world;
  const words = [join(folder, 'build.cjs'), JSON.stringify(workspace), join(folder, 'dist')];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const kept = (): [name: string, time: number][] =>
  readdirSync(world.workspace.cache)
    .filter((name) => /\.(?:cjs|json)$/.test(name))
    .map((name) => [name, statSync(join(world.workspace.cache, name)).mtimeMs]);

test('a build judges the site with the same contract', () => {
  world.change(manifestFile, '"page": "loaves"', '"page": "loave"');
  const { status, said } = runBuild();
  expect([status, said.includes('unknown-page')]).toEqual([1, true]);
  world.change(manifestFile, '"page": "loave"', '"page": "loaves"');
});

test('a build keeps what it made of the folder, and takes unchanged pages over', () => {
  expect(runBuild()).toMatchObject({ status: 0, said: expect.stringContaining('Built 2 pages') });
  const home = readFileSync(join(world.folder, 'dist/index.html'), 'utf8');
  expect(home.includes('<dl class="price-list-prices">')).toBe(true);
  const before = kept();
  expect(before.map(([name]) => name.replace(/-\w+\./, '.'))).toEqual([
    'contract.cjs',
    'engine.json',
    'prerender.cjs',
  ]);
  expect(runBuild()).toMatchObject({
    status: 0,
    said: expect.stringContaining('(0 files written'),
  });
  expect(kept()).toEqual(before);
  const code = join(world.workspace.cache, 'contract.cjs.code');
  writeFileSync(code, readFileSync(code).fill(0));
  expect(runBuild().status).toBe(0);
  // What V8 cannot use is made again.
  expect(readFileSync(code).some((byte) => byte !== 0)).toBe(true);
});

test('what is kept and was damaged is made anew', () => {
  const { cache } = world.workspace;
  const home = join(world.folder, 'dist/index.html');
  const page = readFileSync(home, 'utf8');
  const files = kept().map(
    ([name]) => [join(cache, name), readFileSync(join(cache, name))] as const,
  );
  for (const [file, bytes] of files) writeFileSync(file, bytes.subarray(0, -1));
  for (const [file, bytes] of files.slice(0, 1)) writeFileSync(file, `${bytes}throw 1;`);
  rmSync(join(world.folder, 'dist'), { recursive: true });
  expect(runBuild().status).toBe(0);
  expect(readFileSync(home, 'utf8')).toBe(page);
  for (const [file, bytes] of files) expect(readFileSync(file)).toEqual(bytes);
});

test('what is kept is made anew once a file of the folder changes', () => {
  const read = () => readFileSync(join(world.folder, 'dist/index.html'), 'utf8');
  const { status } = runBuild();
  expect([status, read().includes('<strong>£4</strong>')]).toEqual([0, false]);
  const component = 'blocks/price-list/price-list.tsx';
  world.change(component, '<dd>{price ', '<dd><strong>{price ');
  world.change(component, '}</dd>', '}</strong></dd>');
  expect([runBuild().status, read().includes('<strong>£4</strong>')]).toEqual([0, true]);
  world.change('blocks/price-list/price-list.schema.json', '"maxItems": 60', '"maxItems": 1');
  expect(runBuild().said.includes('too-long')).toBe(true);
  world.change('blocks/price-list/price-list.schema.json', '"maxItems": 1', '"maxItems": 60');
});

test('an example that does not fit its schema is told, and keeps nothing from being built', () => {
  const file = 'blocks/price-list/price-list.schema.json';
  world.change(file, '"heading": "What', '"heding": "What');
  const { status, said } = runBuild();
  expect(status).toBe(0);
  expect(
    said.match(/price-list\.schema\.json:\d+:\d+ .*block-example.*no field "heding"/g),
  ).toHaveLength(1);
  world.change(file, '"heding": "What', '"heading": "What');
});

test('a page that is as it was, with a block that leads to one that is gone, is reported', () => {
  const component = 'blocks/price-list/price-list.tsx';
  const extra =
    '"extra": { "path": "/extra", "title": "More", "summary": "More to read.", "unlisted": true, "blocks": [{ "type": "text", "items": ["Words."] }] },';
  world.change(component, '<dl ', '<a href="/extra">More</a><dl ');
  world.change(manifestFile, '"home": {', `${extra}"home": {`);
  expect(runBuild()).toMatchObject({ status: 0 });
  expect(runBuild().said).toContain('(0 files written');
  world.change(manifestFile, extra, '');
  const { status, said } = runBuild();
  expect(said).toMatch(
    /^blocks\/price-list\/price-list\.tsx:.* block-markup .* renders \/extra, where this site has nothing\.$/m,
  );
  expect(status).toBe(1);
  world.change(component, '<a href="/extra">More</a><dl ', '<dl ');
  expect(runBuild().status).toBe(0);
});

const component = 'price-list.tsx';
const schema = 'price-list.schema.json';
const list = '<dl className="price-list-prices">';
const price = '{price ??';
const imports = 'import { type';

/** What is wrong, its file, what to replace by what there, and what is said about the place of it. */
test.each([
  [
    'a mistake of syntax',
    component,
    '<dl ',
    '<dl <',
    /:6:\d+ {2}error {2}block-code {2}.*Expected/,
  ],
  ['one in its module', 'price-list.block.ts', 'text: {', 'text {', /:4:8 {2}error {2}block-code/],
  ['a missing export', component, 'PriceListBlock', 'Prices', /:1:1 .*not export "PriceListBlock"/],
  ['a missing comma', schema, '"title": "Price list",', '"title": "Price list"', /:3:24 .*comma/],
  ['an unknown keyword', schema, '"itemLabel"', '"itemLable"', /:6:3 .*"itemLable"/],
  ['an unknown schema', schema, '../effect', '../efect', /:73:15 .*\.\.\/efect\.schema\.json/],
  ['another type', schema, '"const": "price-list"', '"const": "prices"', /:7:3 .*"price-list"/],
  [
    'a block that throws',
    component,
    price,
    '{block.no.no ?? price ??',
    /:10:\d+ {2}error {2}block-throws {2}The block "price-list" at pages\/home\/blocks\/0 throws: Cannot read/,
  ],
  [
    'a style attribute',
    component,
    list,
    '<dl style={{ margin: 0 }}>',
    /:6:7 {2}error {2}block-markup .*"style" attribute/,
  ],
  [
    'HTML as text',
    component,
    list,
    '<dl dangerouslySetInnerHTML={{ __html: "" }}>',
    /:6:7 {2}error {2}block-markup .*HTML as text/,
  ],
  [
    'a module of Node',
    component,
    imports,
    `import 'node:fs';\n${imports}`,
    /:1:8 .*cannot import "node:fs": it also runs in browsers/,
  ],
  [
    'a style sheet',
    component,
    imports,
    `import './price-list.css';\n${imports}`,
    /:1:8 .*does not import its style sheet: .*\.\n {2}Leave out /,
  ],
  [
    'the inside of the engine',
    component,
    imports,
    `import 'plinth/engine/ui/link';\n${imports}`,
    /:1:8 .*"plinth\/engine\/ui\/link" is inside the engine/,
  ],
  [
    'a file of the engine',
    component,
    imports,
    `import '../../../../../../engine/ui/link';\n${imports}`,
    /:1:8 .*"[./]+engine\/ui\/link" is inside the engine/,
  ],
  [
    'one of Node in its module',
    'price-list.block.ts',
    'import {',
    `import 'node:path';\nimport {`,
    /:1:8 .*cannot import "node:path"/,
  ],
])('%s is reported with its place', (_, name, from, to, words) => {
  const file = `blocks/price-list/${name}`;
  const before = world.read(file);
  world.change(file, from, to);
  const { status, said } = runBuild();
  writeFileSync(join(world.root, file), before);
  expect(said.startsWith(`blocks/price-list/${name}:`)).toBe(true);
  expect(said).toMatch(words);
  expect(status).toBe(1);
});

test('a folder in the place of a style sheet is reported', () => {
  const sheet = join(world.root, 'blocks/price-list/price-list.css');
  const before = readFileSync(sheet);
  rmSync(sheet);
  mkdirSync(sheet);
  const { status, said } = runBuild();
  rmSync(sheet, { recursive: true });
  writeFileSync(sheet, before);
  expect(said).toMatch(
    /^blocks\/price-list\/price-list\.css:1:1 {2}error {2}site-styles {2}.* is a folder\.$/m,
  );
  expect(status).toBe(1);
});

test('what a child inside a Suspense throws is reported with its place', () => {
  const file = 'blocks/price-list/price-list.tsx';
  const before = world.read(file);
  const child = 'function Child(): never {\n  throw new Error("No child.");\n}\n';
  const inside = '<Suspense fallback="…"><Child /></Suspense>';
  world.change(
    file,
    'export function',
    `import { Suspense } from 'react';\n${child}export function`,
  );
  world.change(file, list, `${inside}${list}`);
  const { status, said } = runBuild();
  writeFileSync(join(world.root, file), before);
  expect(said).toMatch(
    /^blocks\/price-list\/price-list\.tsx:5:9 {2}error {2}block-throws .*No child\.$/m,
  );
  expect(status).toBe(1);
  expect(readFileSync(join(world.folder, 'dist/index.html'), 'utf8')).toContain(list.slice(0, 3));
});
