// The same input gives the same bytes: whatever was built before, on any path, in any place of the world, in one go or in parts.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGeneratedSite } from '../../scripts/bench/generated-site';

const folder = mkdtempSync(join(tmpdir(), 'plinth-identical-'));
const root = join(folder, 'site');
const manifest = join(root, 'site.manifest.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Surroundings {
  readonly engine?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Builds, and answers what the command said. */
function build(outDir: string, from = root, { engine = '.', env, args = [] }: Surroundings = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(engine, 'scripts/run.mjs'), 'build', '--root', from, '--out-dir', outDir, ...args],
    { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: '1800000000', ...env } },
  );
  if (status !== 0) throw new Error(`The build ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** All files of a folder, by path. */
function read(outDir: string): Map<string, string> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(outDir.length), readFileSync(path, 'latin1')]),
  );
}

/** Compared by name first: a difference of whole files is nothing to read. */
function expectSame(outDir: string, other: string): void {
  const [files, others] = [read(outDir), read(other)];
  expect([...files.keys()]).toEqual([...others.keys()]);
  expect(
    [...files].filter(([path, text]) => others.get(path) !== text).map(([path]) => path),
  ).toEqual([]);
}

const cold = join(folder, 'cold');
const warm = join(folder, 'warm');

beforeAll(() => {
  writeGeneratedSite(root, 55);
  build(cold);
}, 60_000);

describe('55 pages are the same bytes', () => {
  test('built again over themselves', () => {
    build(warm);
    expect(build(warm)).toContain('(0 files written,');
    expectSame(warm, cold);
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
      expectSame(warm, fresh);
      return Number(count);
    });
    // A page, its data and its text, each with two compressed forms.
    expect(written[0]).toBeLessThanOrEqual(9);
    expect(written[1]).toBeLessThan(50);
    expect(written[2]).toBeGreaterThan(100);
    expectSame(warm, cold);
  }, 60_000);

  test('with and without compressed forms in between', () => {
    build(warm, root, { args: ['--uncompressed'] });
    build(warm);
    expectSame(warm, cold);
  });

  test('from another path', () => {
    const elsewhere = join(folder, 'a much longer path/with spaces', 'site');
    mkdirSync(elsewhere, { recursive: true });
    cpSync(root, elsewhere, { recursive: true });
    build(join(elsewhere, 'dist'), elsewhere);
    expectSame(join(elsewhere, 'dist'), cold);
  });

  test('in another time zone and locale', () => {
    const env = {
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
    };
    build(join(folder, 'zone'), root, { env });
    expectSame(join(folder, 'zone'), cold);
  });

  test.each([2, 3])(
    'as the union of %i shards, which is an output like any other',
    (count) => {
      const union = join(folder, `union-${count}`);
      for (let shard = 1; shard <= count; shard += 1) {
        const part = join(folder, `shard-${shard}-of-${count}`);
        build(part, root, { args: ['--shard', `${shard}/${count}`] });
        expect(read(part).size).toBeLessThan(read(cold).size);
        cpSync(part, union, { recursive: true });
      }
      expectSame(union, cold);
      build(union);
      expectSame(union, cold);
    },
    60_000,
  );

  test('of an engine on another path', () => {
    const engine = join(folder, 'another-engine');
    const packages = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of ['engine', 'scripts', 'schemas', 'package.json', 'package-lock.json'])
      cpSync(name, join(engine, name), { recursive: true });
    const inner = ['react-router', 'scheduler', 'cookie', 'set-cookie-parser', '@esbuild'];
    const outer = [
      'diff',
      'esbuild',
      'image-size',
      'jsonc-parser',
      ...Object.keys(packages.dependencies),
    ];
    for (const name of [...inner, ...outer])
      cpSync(join('node_modules', name), join(engine, 'node_modules', name), { recursive: true });
    build(join(folder, 'of-another-engine'), root, { engine });
    expectSame(join(folder, 'of-another-engine'), cold);
  }, 120_000);
});
