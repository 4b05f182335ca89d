import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../../../scripts/files/workspace';
import { FileStore } from '../../../scripts/store/file-store';

const folder = mkdtempSync(join(tmpdir(), 'plinth-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let workspace: Workspace;
let count = 0;
beforeEach(() => {
  count += 1;
  const root = join(folder, String(count));
  mkdirSync(join(root, 'files'), { recursive: true });
  workspace = openWorkspace(root);
});

/** `seconds` since 1970; now, if it is not given. */
function write(path: string, text: string, seconds = Date.now() / 1000): void {
  const file = join(workspace.root, 'files', path);
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

/** What is found is the text itself, and how often it was sought. */
function makeFinder(code: string | undefined, from = workspace) {
  const store = new FileStore(from, code);
  const sought: string[] = [];
  const find = (path: string, kind = 'words'): unknown => {
    const { found, read, keep } = store.open(path, kind);
    if (found !== undefined) return found;
    const text = read().toString();
    sought.push(path);
    keep({ text });
    return { text };
  };
  return { store, find, sought };
}

function fill(code: string, ...paths: readonly string[]): void {
  const { store, find } = makeFinder(code);
  for (const path of paths) find(path);
  store.save();
}

const kept = (): string => join(workspace.cache, 'files.txt');

test('what was found is kept for the same code, and sought again for other content', () => {
  write('a.txt', 'one', 1000);
  fill('code', 'a.txt');
  // The same size, time and inode: only what is kept can say what it was.
  write('a.txt', 'two', 1000);
  expect(makeFinder('code').find('a.txt')).toEqual({ text: 'one' });
  expect(makeFinder('other').find('a.txt')).toEqual({ text: 'two' });
  write('a.txt', 'two', 1001);
  expect(makeFinder('code').find('a.txt')).toEqual({ text: 'two' });
});

test('a file that is touched or copied is read, and nothing is sought in it again', () => {
  write('a.txt', 'one', 1000);
  fill('code', 'a.txt');
  write('a.txt', 'one', 2000);
  const { find, sought } = makeFinder('code');
  expect(find('a.txt')).toEqual({ text: 'one' });
  expect(sought).toEqual([]);
});

test('what changes is the copy of whoever asked', () => {
  write('a.txt', 'one', 1000);
  fill('code', 'a.txt');
  const { find } = makeFinder('code');
  Object.assign(find('a.txt') as object, { text: 'changed' });
  expect(find('a.txt')).toEqual({ text: 'one' });
});

test('one kind of what is found does not stand for another', () => {
  write('a.txt', 'one', 1000);
  fill('code', 'a.txt');
  const { find, sought } = makeFinder('code');
  find('a.txt', 'other words');
  expect(sought).toEqual(['a.txt']);
});

test('the state of a file that may change within a tick of the clock is not trusted', () => {
  const now = Date.now() / 1000;
  write('a.txt', 'one', now);
  const { store, find } = makeFinder('code');
  expect(find('a.txt')).toEqual({ text: 'one' });
  write('a.txt', 'two', now);
  expect(find('a.txt')).toEqual({ text: 'two' });
  store.save();
  expect(() => readFileSync(kept())).toThrow('ENOENT');
});

test('files that are gone are forgotten', () => {
  write('a.txt', 'one', 1000);
  write('b.txt', 'one', 1000);
  fill('code', 'a.txt', 'b.txt');
  rmSync(join(workspace.root, 'files/a.txt'));
  write('b.txt', 'two', 2000);
  fill('code', 'b.txt');
  expect(readFileSync(kept(), 'utf8')).not.toContain('a.txt');
  expect(() => makeFinder('code').find('a.txt')).toThrow('ENOENT');
});

test.each<[string, (text: string) => string]>([
  ['cut off', (text) => text.slice(0, -4)],
  ['without its last line', (text) => text.replace(/[^\n]*\n$/, '')],
  ['with another word in it', (text) => text.replace('"one"', '"odd"')],
  ['empty', () => ''],
  ['of something else', () => '{"files":{}}'],
  ['with a line too much', (text) => `${text}x\n`],
])('what is kept counts for nothing where the file is %s', (_, damage) => {
  write('a.txt', 'one', 1000);
  write('b.txt', 'one', 1000);
  fill('code', 'a.txt', 'b.txt');
  writeFileSync(kept(), damage(readFileSync(kept(), 'utf8')));
  const { store, find, sought } = makeFinder('code');
  expect([find('a.txt'), find('b.txt')]).toEqual([{ text: 'one' }, { text: 'one' }]);
  expect(sought).toEqual(['a.txt', 'b.txt']);
  store.save();
  const again = makeFinder('code');
  again.find('a.txt');
  expect(again.sought).toEqual([]);
});

test('what is kept of the folder that this one is a copy of counts for nothing', () => {
  write('a.txt', 'one', 1000);
  fill('code', 'a.txt');
  const root = join(folder, 'copy');
  mkdirSync(join(root, 'files'), { recursive: true });
  writeFileSync(join(root, 'files/a.txt'), 'one');
  const { find, sought } = makeFinder('code', { ...workspace, root });
  find('a.txt');
  expect(sought).toEqual(['a.txt']);
});

test('nothing is kept where the code is not known, and that is all', () => {
  write('a.txt', 'one', 1000);
  const { store, find, sought } = makeFinder(undefined);
  expect([find('a.txt'), find('a.txt')]).toEqual([{ text: 'one' }, { text: 'one' }]);
  expect(sought).toEqual(['a.txt']);
  store.save();
  expect(() => readFileSync(kept())).toThrow('ENOENT');
});

test('nothing is kept where nothing can be written, and that is all', () => {
  write('a.txt', 'one', 1000);
  writeFileSync(join(workspace.root, 'no-folder'), '');
  const cache = join(workspace.root, 'no-folder');
  const { store, find } = makeFinder('code', { ...workspace, cache });
  find('a.txt');
  expect(() => store.save()).not.toThrow();
});
