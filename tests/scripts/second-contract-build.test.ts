// Not quick: builds.
// The bundles of the commands with a contract other than the engine's: the validation worker, and caches.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkerResult } from '../../scripts/source/validation-worker';
import { openSecondWorld, readSecondContract, type SecondWorld } from './second-world';

const manifestFile = 'site.manifest.json';

/** In bytes: larger sites are validated by a second thread. */
const large = 600_000;

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
      const request = { world, outDir: process.argv[3], compressed: false, shard, now: new Date(0) };
      return buildAndReport(request);
    };
    exitCodeOf(run).then((code) => {
      process.exitCode = code;
    });`;
  writeFileSync(join(folder, 'build.ts'), command.replaceAll("'./", `'${resolve('.')}/`));
  await build({
    entryPoints: {
      build: join(folder, 'build.ts'),
      'validation-worker-entry': 'scripts/source/validation-worker-entry.ts',
    },
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
  const manifest = world.read(manifestFile);
  writeFileSync(join(world.root, manifestFile), manifest + ' '.repeat(large));
}, 60_000);
afterAll(() => world.remove());

/** The findings of the second thread about the current site. */
const validateApart = (): Promise<WorkerResult> =>
  new Promise((done, reject) => {
    const file = join(world.folder, 'validation-worker-entry.cjs');
    const worker = new Worker(file, { workerData: world.workspace });
    worker.once('message', done);
    worker.once('error', reject);
  });

function runBuild(): { status: number; said: string } {
  const { folder, workspace } = world;
  const words = [join(folder, 'build.cjs'), JSON.stringify(workspace), join(folder, 'dist')];
  try {
    return { status: 0, said: execFileSync(process.execPath, words, { encoding: 'utf8' }) };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { status, said: stderr };
  }
}

const kept = (): [name: string, time: number][] =>
  readdirSync(world.workspace.cache)
    .filter((name) => /\.(?:cjs|bin)$/.test(name))
    .map((name) => [name, statSync(join(world.workspace.cache, name)).mtimeMs]);

test('a second thread proves the site with the same contract', async () => {
  expect((await validateApart()).findings).toEqual([]);
  world.change(manifestFile, '"page": "loaves"', '"page": "loave"');
  const { findings } = await validateApart();
  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['unknown-page', '/pages/home/blocks/0/prices/0/link/page'],
  ]);
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
    'engine.bin',
    'prerender.cjs',
  ]);
  expect(runBuild()).toMatchObject({
    status: 0,
    said: expect.stringContaining('(0 files written'),
  });
  expect(kept()).toEqual(before);
});

test('what is kept is made anew once a file of the folder changes', () => {
  const read = () => readFileSync(join(world.folder, 'dist/index.html'), 'utf8');
  const { status } = runBuild();
  expect([status, read().includes('<strong>£4</strong>')]).toEqual([0, false]);
  const component = '../blocks/price-list/price-list.tsx';
  world.change(component, '<dd>{price ', '<dd><strong>{price ');
  world.change(component, '}</dd>', '}</strong></dd>');
  expect([runBuild().status, read().includes('<strong>£4</strong>')]).toEqual([0, true]);
  world.change('../blocks/price-list/price-list.schema.json', '"maxItems": 60', '"maxItems": 1');
  expect(runBuild().said.includes('too-long')).toBe(true);
  world.change('../blocks/price-list/price-list.schema.json', '"maxItems": 1', '"maxItems": 60');
});

test.each([
  [
    'price-list.tsx',
    '<dl ',
    '<dl <',
    /blocks\/price-list\/price-list\.tsx:\d+:\d+ .*Fix it there\.$/m,
  ],
  [
    'price-list.block.ts',
    'loading:',
    'loading',
    /blocks\/price-list\/price-list\.block\.ts:\d+:\d+ /,
  ],
  [
    'price-list.schema.json',
    '"type": "object",',
    '"type": "object"',
    /price-list\.schema\.json is not valid JSON/,
  ],
  [
    'price-list.tsx',
    'import { type',
    "import 'node:fs';\nimport { type",
    /^blocks\/price-list\/price-list\.tsx:1:8 A block cannot import "node:fs": it also runs in browsers\. Fix it there\.$/m,
  ],
  [
    'price-list.tsx',
    'import { type',
    "import './price-list.css';\nimport { type",
    /^blocks\/price-list\/price-list\.tsx:1:8 A block does not import its style sheet: /m,
  ],
  [
    'price-list.tsx',
    'import { type',
    "import 'plinth/engine/ui/link';\nimport { type",
    /price-list\.tsx:1:8 "plinth\/engine\/ui\/link" is inside the engine and may change at any time\./,
  ],
  [
    'price-list.tsx',
    'import { type',
    "import '../../../../../engine/ui/link';\nimport { type",
    /price-list\.tsx:1:8 "[./]+engine\/ui\/link" is inside the engine/,
  ],
  [
    'price-list.block.ts',
    'import { list',
    "import 'node:path';\nimport { list",
    /price-list\.block\.ts:1:8 A block cannot import "node:path"/,
  ],
])('a mistake in %s is reported with its place', (name, from, to, words) => {
  const file = `../blocks/price-list/${name}`;
  world.change(file, from, to);
  const { status, said } = runBuild();
  world.change(file, to, from);
  expect(said).toMatch(words);
  expect(status).toBe(2);
});
