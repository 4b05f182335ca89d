import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../scripts/files/content-hash';
import { findEngine, openWorkspace } from '../../../scripts/files/workspace';
import { readListing } from '../../../scripts/output/build-listing';
import { healOutput, writeOutput } from '../../../scripts/output/build-output';
import type { OutputFile, StagedFile } from '../../../scripts/output/output-file';
import { planShard, type ShardPlan } from '../../../scripts/output/shard-plan';
import { facts } from './built-site';

let folder: string;
let root: string;
let outDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-'));
  root = join(folder, 'site');
  outDir = join(root, 'dist');
  mkdirSync(join(root, 'files'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (
  files: Iterable<StagedFile>,
  to = outDir,
  options: { readonly shardPlan?: ShardPlan } = {},
) => writeOutput({ ...openWorkspace(root), outDir: to }, files, facts, options);
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const one: readonly OutputFile[] = [
  ['index.html', 'one'],
  ['a/b.html', 'same'],
];
const two: readonly OutputFile[] = [
  ['index.html', 'two'],
  ['a/b.html', 'same'],
  ['new.html', 'new'],
];

describe('writing', () => {
  test('lists the files in order, whatever order they come in', async () => {
    await write(one);
    const listing = read('_site/build.json');
    expect(readListing(outDir)?.files['index.html']).toEqual({ size: 3, hash: contentHash('one') });
    await write([...one].reverse());
    expect(read('_site/build.json')).toBe(listing);
  });

  test('exchanges the whole output and takes over what did not change', async () => {
    await write(one);
    await write([...one, ['old.html', 'old']]);
    const before = statSync(join(outDir, 'a/b.html')).ino;
    const { written, linked } = await write(two);
    expect([written, linked]).toEqual([2, 1]);
    expect(statSync(join(outDir, 'a/b.html')).ino).toBe(before);
    expect([read('index.html'), existsSync(join(outDir, 'old.html'))]).toEqual(['two', false]);
    expect(readdirSync(root)).toEqual(['dist', 'files']);
  });

  test('writes a file anew that was edited by hand', async () => {
    await write(one);
    await new Promise((resolve) => setTimeout(resolve, 10));
    writeFileSync(join(outDir, 'a/b.html'), 'SAME');
    await write(two);
    expect(read('a/b.html')).toBe('same');
  });

  test('leaves the old output when a page throws', async () => {
    await write(one);
    function* failing(): Iterable<OutputFile> {
      yield ['index.html', 'two'];
      throw new Error('a page throws');
    }
    await expect(write(failing())).rejects.toThrow('a page throws');
    expect(read('index.html')).toBe('one');
    expect(readdirSync(root)).toEqual(['dist', 'files']);
  });

  test.each(['../x', '/x', 'a//b', 'a/./b', 'a\\b', 'a\0', '_site/build.json', ''])(
    'has no file %j',
    async (path) => {
      await expect(write([[path, '']])).rejects.toThrow('is not a path');
      expect(readdirSync(root)).toEqual(['files']);
    },
  );
});

describe('a small change', () => {
  const many = Array.from({ length: 60 }, (_, i): OutputFile => [`many/${i}.html`, `${i}`]);
  const before: readonly OutputFile[] = [...many, ['index.html', 'one'], ['old/a.html', 'old']];
  const after: readonly OutputFile[] = [...many, ['index.html', 'two'], ['new/b.html', 'new']];

  test('is made in its place, and leaves nothing of the old', async () => {
    await write(before);
    const folderBefore = statSync(outDir).ino;
    const { written, linked } = await write(after);
    expect([written, linked]).toEqual([2, 60]);
    expect(statSync(outDir).ino).toBe(folderBefore);
    expect(readdirSync(outDir).sort()).toEqual(['_site', 'index.html', 'many', 'new']);
    const listing = read('_site/build.json');
    await write(after, join(root, 'fresh'));
    expect(readFileSync(join(root, 'fresh/_site/build.json'), 'utf8')).toBe(listing);
    expect([read('index.html'), read('new/b.html')]).toEqual(['two', 'new']);
    expect(readdirSync(root)).toEqual(['dist', 'files', 'fresh']);
  });

  test.each([
    ['a folder takes the place of a file', 'old/a.html/x.html'],
    ['a file takes the place of a folder', 'old'],
    ['a name changes its case', 'old/A.html'],
  ])('is an exchange where %s', async (_, path) => {
    await write(before);
    await write([...many, [path, 'new']]);
    expect(Object.keys(readListing(outDir)?.files ?? {})).toHaveLength(61);
    expect(read(path)).toBe('new');
  });

  test('writes an untouched file anew that was edited by hand', async () => {
    await write(before);
    await new Promise((resolve) => setTimeout(resolve, 10));
    writeFileSync(join(outDir, 'many/7.html'), '8');
    await write(after);
    expect(read('many/7.html')).toBe('7');
  });
});

describe('an output folder is refused', () => {
  const refused = async (to: string, why: RegExp) => {
    await expect(write(one, to)).rejects.toThrow(why);
  };
  test('when it is the root or holds it', async () => {
    writeFileSync(join(root, 'site.manifest.json'), '{}');
    await refused(root, /contains the sources of the site/);
    await refused(folder, /contains the sources of the site/);
    expect(readdirSync(root)).toEqual(['files', 'site.manifest.json']);
  });
  test('when it lies in sources', async () => {
    for (const to of [join(root, 'files'), join(root, 'files/x'), join(root, '.git/x')])
      await refused(to, /overlaps/);
    for (const name of ['engine', 'schemas/x', 'scripts', 'node_modules/x'])
      await refused(join(findEngine(), name), /overlaps/);
    await refused(join(findEngine(), 'tests'), /contains the tests/);
  });
  test('when it is a link or a file', async () => {
    mkdirSync(join(folder, 'target'));
    symlinkSync(join(folder, 'target'), outDir);
    await refused(outDir, /symbolic link/);
    writeFileSync(join(root, 'out'), '');
    await refused(join(root, 'out'), /is a file/);
  });
  test('when a link on its way leads into sources', async () => {
    symlinkSync(join(root, 'files'), join(folder, 'way'));
    await refused(join(folder, 'way/out'), /overlaps/);
  });
  test('when it holds what no build wrote', async () => {
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'thesis.txt'), 'years of work');
    await refused(outDir, /no build wrote/);
    rmSync(join(outDir, 'thesis.txt'));
    await write(one);
    writeFileSync(join(outDir, 'a/thesis.txt'), 'years of work');
    await refused(outDir, /a\/thesis\.txt, which no build wrote/);
    expect(read('a/thesis.txt')).toBe('years of work');
    writeFileSync(join(outDir, '_site/build.json'), '{oops');
    await refused(outDir, /has a damaged list of what builds wrote .*Remove the folder, or choose/);
    expect(readdirSync(root)).toEqual(['dist', 'files']);
  });
});

describe('two builds', () => {
  test('do not run at once', async () => {
    async function* slow(): AsyncIterable<OutputFile> {
      yield ['index.html', 'slow'];
      await expect(write(two)).rejects.toThrow(/Another build \(process \d+\) is writing/);
      await healOutput(outDir);
    }
    await writeOutput({ ...openWorkspace(root), outDir }, slow(), facts);
    expect(read('index.html')).toBe('slow');
  });

  test.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 30, host: '', since: Date.now() })],
    [
      'a process of before the last start',
      JSON.stringify({ pid: process.pid, host: '', since: 1 }),
    ],
    ['nobody', ''],
  ])('may follow %s', async (_, holder) => {
    const { hostname } = await import('node:os');
    mkdirSync(join(root, '.dist.plinth'));
    const lock = join(root, '.dist.plinth/lock');
    writeFileSync(lock, holder.replace('"host":""', `"host":${JSON.stringify(hostname())}`));
    if (holder === '') (await import('node:fs')).utimesSync(lock, 1, 1);
    await write(one);
    expect(readdirSync(root)).toEqual(['dist', 'files']);
  });
});

describe('healing', () => {
  const work = (name: string) => join(root, '.dist.plinth', name);
  const put = (place: string, text: string) => {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.html'), text);
  };
  test('throws an unfinished output away', async () => {
    await write(one);
    put(work('writing'), 'half');
    await healOutput(outDir);
    expect([read('index.html'), readdirSync(root)]).toEqual(['one', ['dist', 'files']]);
  });
  test('finishes an exchange that was cut off between its renames', async () => {
    put(work('staged'), 'new');
    put(work('old'), 'old');
    await healOutput(outDir);
    expect([read('index.html'), readdirSync(root)]).toEqual(['new', ['dist', 'files']]);
  });
  test('keeps the output when the exchange had not begun, or was done', async () => {
    await write(one);
    put(work('staged'), 'new');
    await healOutput(outDir);
    put(work('old'), 'old');
    await healOutput(outDir);
    expect([read('index.html'), readdirSync(root)]).toEqual(['one', ['dist', 'files']]);
  });
  test('finishes a patch that was cut off, and throws away one of another output', async () => {
    await write(two, join(root, 'next'));
    await write(one);
    const patch = work(`patch-${contentHash(read('_site/build.json'))}`);
    mkdirSync(patch, { recursive: true });
    cpSync(join(root, 'next'), patch, { recursive: true });
    cpSync(patch, work('patch-0123456789abcdef'), { recursive: true });
    rmSync(join(root, 'next'), { recursive: true });
    rmSync(join(patch, 'new.html'));
    writeFileSync(join(outDir, 'new.html'), 'new');
    await healOutput(outDir);
    expect([read('index.html'), read('new.html')]).toEqual(['two', 'new']);
    expect(Object.keys(readListing(outDir)?.files ?? {})).toHaveLength(3);
    expect(readdirSync(root)).toEqual(['dist', 'files']);
  });
  test('finishes a patch that was cut off between the parts of its listing', async () => {
    const toPages = (text: string): StagedFile[] =>
      Array.from({ length: 60 }, (_, page): StagedFile => {
        const isChanged = page % 20 === 0;
        return [`${page}.html`, isChanged ? text : 'same', { page: `${page}` }];
      });
    const next = join(root, 'next');
    const shardPlan = planShard(8);
    await write(toPages('new'), next, { shardPlan });
    await write(toPages('old'), outDir, { shardPlan });
    const patch = work(`patch-${contentHash(read('_site/build.json'))}`);
    mkdirSync(join(patch, '_site/build'), { recursive: true });
    cpSync(join(next, '_site/build.json'), join(patch, '_site/build.json'));
    // The pages are in their place, and some of the new parts: the rest of them are as before.
    for (const page of [0, 20, 40]) writeFileSync(join(outDir, `${page}.html`), 'new');
    const parts = readdirSync(join(next, '_site/build')).map((name) => `_site/build/${name}`);
    const [moved, ...left] = parts.filter(
      (path) => read(path) !== readFileSync(join(next, path), 'utf8'),
    );
    cpSync(join(next, moved ?? ''), join(outDir, moved ?? ''));
    for (const path of left) cpSync(join(next, path), join(patch, path));
    await healOutput(outDir);
    expect(readListing(outDir)).toEqual(readListing(next));
    expect(toPages('new').map(([path]) => read(path))).toEqual(
      toPages('new').map(([, text]) => text),
    );
  });
});
