// Not quick: builds.
// A build of what has not changed reads nothing again, and says the same; whatever has changed is built.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '../../../scripts/files/content-hash';
import { copySiteFolder } from '../../copy-site-folder';
import { expectSameFolder, runBuild } from '../built-folder';

let folder: string;
let root: string;
let out: string;

const noon = '2026-03-10T12:00:00Z';
const build = (...args: string[]): string =>
  runBuild(root, out, { args: args.includes('--now') ? args : ['--now', noon, ...args] });

/** As if nobody had touched any file of the site for a while: what was just saved may be saved again. */
function settle(): void {
  const old = new Date(Date.now() - 60_000);
  for (const { parentPath, name, isFile } of listFiles())
    if (isFile) utimesSync(join(parentPath, name), old, old);
}

const listFiles = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ parentPath }) => !/\.plinth|dist/.test(parentPath))
    .map((entry) => ({
      ...{ parentPath: entry.parentPath, name: entry.name, isFile: entry.isFile() },
    }));

/** The record of what each file is made of, which every build but an unchanged one writes anew. */
const findRecord = (): string => join(root, `.plinth/cache/outputs/${contentHash(out)}.json`);

/** Whether a build found nothing to do. */
function isUnchanged(...args: string[]): boolean {
  const before = statSync(findRecord()).mtimeMs;
  const words = build(...args);
  const isSame = statSync(findRecord()).mtimeMs === before;
  if (isSame) expect(words).toContain('(0 files written, ');
  return isSame;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-unchanged-'));
  root = join(folder, 'site');
  out = join(folder, 'out');
  copySiteFolder('tests/sites/minimal', root);
  settle();
  build();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const change = (path: string, edit: (text: string) => string): void =>
  writeFileSync(path, edit(readFileSync(path, 'utf8')));

test('of an unchanged site writes nothing, in another second of the same day as well', () => {
  expect(isUnchanged()).toBe(true);
  expect(isUnchanged('--now', '2026-03-10T23:59:59Z')).toBe(true);
});

test('nor of a fresh clone, where every file is new, and what it says is not', () => {
  const clone = join(folder, 'clone');
  cpSync(root, clone, { recursive: true });
  rmSync(root, { recursive: true });
  renameSync(clone, root);
  settle();
  expect(isUnchanged()).toBe(true);
  change(join(root, 'site.manifest.json'), (text) => `${text}\n`);
  settle();
  expect(isUnchanged()).toBe(false);
});

describe('a build is made again', () => {
  test('after a change of a file, of its name, and of a setting', () => {
    const manifest = join(root, 'site.manifest.json');
    change(manifest, (text) => `${text}\n`);
    expect(isUnchanged()).toBe(false);
    settle();
    build();
    expect(isUnchanged()).toBe(true);
    mkdirSync(join(root, 'files/more'), { recursive: true });
    writeFileSync(join(root, 'files/more/unused.txt'), '[]');
    settle();
    expect(isUnchanged()).toBe(false);
    expect(isUnchanged()).toBe(true);
    expect(isUnchanged('--uncompressed')).toBe(false);
  });

  test('on another day, and for an earlier instant', () => {
    expect(isUnchanged('--now', '2026-03-11T00:00:00Z')).toBe(false);
    expect(isUnchanged('--now', '2026-03-10T00:00:00Z')).toBe(false);
  });

  test('where a file of the output was changed, removed or added by hand', () => {
    const fresh = join(folder, 'fresh');
    runBuild(root, fresh, { args: ['--now', noon] });
    writeFileSync(join(out, 'index.html'), 'changed');
    expect(isUnchanged()).toBe(false);
    expectSameFolder(out, fresh);
    rmSync(join(out, '404.html'));
    expect(isUnchanged()).toBe(false);
    expectSameFolder(out, fresh);
  });

  test('with --verify, where one was changed and has the same size and time', () => {
    const fresh = join(folder, 'fresh');
    runBuild(root, fresh, { args: ['--now', noon] });
    const page = join(out, 'index.html');
    const { atime, mtime } = statSync(page);
    change(page, (text) => text.replace('<title>', '<TITLE>'));
    utimesSync(page, atime, mtime);
    expect(isUnchanged()).toBe(true);
    expect(isUnchanged('--verify')).toBe(false);
    expectSameFolder(out, fresh);
    expect(isUnchanged('--verify')).toBe(true);
  });

  test('where a file that was just saved holds something else, whatever its time', () => {
    const manifest = join(root, 'site.manifest.json');
    change(manifest, (text) => `${text}\n`);
    const { atime, mtime } = statSync(manifest);
    expect(isUnchanged()).toBe(false);
    expect(isUnchanged()).toBe(true);
    change(manifest, (text) => text.replace(/\n$/, ' '));
    utimesSync(manifest, atime, mtime);
    expect(isUnchanged()).toBe(false);
  }, 60_000);

  test('where files lie behind a link', () => {
    symlinkSync(join(root, 'files'), join(root, 'files/again'));
    build();
    expect(isUnchanged()).toBe(false);
  });
});
