// Not quick: builds.
// The same input gives the same bytes: whatever was built before, on any path, in any place of the world, in one go or in parts.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGeneratedSite } from '../../scripts/bench/generated-site';
import { type BuildEnvironment, expectSameFolder, readFolder, runBuild } from './built-folder';

const folder = mkdtempSync(join(tmpdir(), 'plinth-identical-'));
const root = join(folder, 'site');
const manifest = join(root, 'site.manifest.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (outDir: string, from = root, more?: BuildEnvironment): string =>
  runBuild(from, outDir, more);

const cold = join(folder, 'cold');
const warm = join(folder, 'warm');

beforeAll(() => {
  writeGeneratedSite(root, 55);
  const generated: object = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...generated, build: { compress: true } }, null, 2));
  build(cold);
});

/** The packages that code for browsers and commands is bundled with, beside those that they depend on. */
const bundled = [
  ...Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies),
  ...[
    'csv-parse',
    'diff',
    'esbuild',
    'image-size',
    'jsonc-parser',
    'markdown-it',
    'markdown-it-footnote',
  ],
  ...['pixelmatch', 'pngjs', 'snowball-stemmers', 'yaml'],
];

/** The same with all that they depend on, as far as it is installed for this machine. */
function listPackages(names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const file = join('node_modules', name, 'package.json');
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const inner of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (existsSync(join('node_modules', inner))) found.add(inner);
  }
  return found;
}

describe('55 pages are the same bytes', () => {
  test('built again over themselves', () => {
    build(warm);
    expect(build(warm)).toContain('(0 files written,');
    expectSameFolder(warm, cold);
  });

  test('after a change of a content file, of a page and of the whole site, and back', () => {
    const before = new Map(
      [manifest, join(root, 'files/text/7.txt')].map((path) => [path, readFileSync(path, 'utf8')]),
    );
    const changes = [
      () => writeFileSync(join(root, 'files/text/7.txt'), JSON.stringify(['Another sentence.'])),
      () =>
        writeFileSync(
          manifest,
          (before.get(manifest) ?? '').replace('What page 33 is', 'What the 33rd is'),
        ),
      () =>
        writeFileSync(manifest, (before.get(manifest) ?? '').replaceAll('"Generated"', '"Made"')),
      () => {
        for (const [path, text] of before) writeFileSync(path, text);
      },
    ];
    build(warm);
    const written = changes.map((change, index) => {
      change();
      const [, count] = /\((\d+) files written/.exec(build(warm)) ?? [];
      const fresh = join(folder, `fresh-${index}`);
      build(fresh);
      expectSameFolder(warm, fresh);
      return Number(count);
    });
    // A page, its data and its text, each with two compressed forms.
    expect(written[0]).toBeLessThanOrEqual(9);
    expect(written[1]).toBeLessThan(50);
    expect(written[2]).toBeGreaterThan(100);
    expectSameFolder(warm, cold);
  });

  test('with and without compressed forms in between', () => {
    build(warm, root, { args: ['--uncompressed'] });
    build(warm);
    expectSameFolder(warm, cold);
  });

  test('where files of the cache are cut off or overwritten', () => {
    const cache = join(root, '.plinth/cache/compressed');
    for (const [index, name] of readdirSync(cache).entries()) {
      const bytes = readFileSync(join(cache, name));
      writeFileSync(join(cache, name), index % 2 ? bytes.subarray(0, 10) : bytes.fill(0x55));
    }
    build(join(folder, 'damaged'));
    expectSameFolder(join(folder, 'damaged'), cold);
  });

  test('from another path', () => {
    const elsewhere = join(folder, 'a much longer path/with spaces', 'site');
    mkdirSync(elsewhere, { recursive: true });
    cpSync(root, elsewhere, { recursive: true });
    build(join(elsewhere, 'dist'), elsewhere);
    expectSameFolder(join(elsewhere, 'dist'), cold);
  });

  test('in another time zone and locale', () => {
    const env = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
    };
    build(join(folder, 'zone'), root, { env });
    expectSameFolder(join(folder, 'zone'), cold);
  });

  test.each([2, 3])(
    'as the union of %i shards, which is an output like any other',
    (count) => {
      const union = join(folder, `union-${count}`);
      for (let shard = 1; shard <= count; shard += 1) {
        const part = join(folder, `shard-${shard}-of-${count}`);
        build(part, root, { args: ['--shard', `${shard}/${count}`] });
        expect(readFolder(part).size).toBeLessThan(readFolder(cold).size);
        cpSync(part, union, { recursive: true });
      }
      expectSameFolder(union, cold);
      build(union);
      expectSameFolder(union, cold);
    },
    60_000,
  );

  test('of an engine on another path', () => {
    const engine = join(folder, 'another-engine');
    for (const name of ['engine', 'scripts', 'schemas', 'package.json', 'package-lock.json'])
      cpSync(name, join(engine, name), { recursive: true });
    for (const name of listPackages(bundled))
      cpSync(join('node_modules', name), join(engine, 'node_modules', name), { recursive: true });
    build(join(folder, 'of-another-engine'), root, { engine });
    expectSameFolder(join(folder, 'of-another-engine'), cold);
  });
});

test('a site with collections is the same at two instants without an event between them, at both ends of the world', () => {
  const [early, late] = (
    [
      ['Pacific/Kiritimati', '2026-11-24T09:00:00Z'],
      ['Pacific/Niue', '2026-11-25T23:59:00Z'],
    ] as const
  ).map(([TZ, now], index) => {
    const outDir = join(folder, `instant-${index}`);
    build(outDir, 'tests/sites/collections', { env: { TZ }, args: ['--now', now] });
    return outDir;
  });
  expectSameFolder(early ?? '', late ?? '');
});
