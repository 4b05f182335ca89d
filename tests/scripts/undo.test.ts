// Not quick: one command after the other.
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run as apply } from '../../scripts/apply';
import { run as fmt } from '../../scripts/fmt';
import { run as page } from '../../scripts/page';
import { run as redo } from '../../scripts/redo';
import { run as undo } from '../../scripts/undo';
import { run as validate } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { snapshotSite } from '../list-folder';
import { keepPrinted } from './printed';

const file = 'site.manifest.json';

let folder: string;
let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-undo-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string): string => join(root, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(at(path), text);
const state = (): string => snapshotSite(root);
const inRoot = (...words: string[]): string[] => [...words, '--root', root];

const setTitle = (value: string): object => ({
  ...{ op: 'set', file, path: ['pages', 'work', 'title'] },
  value,
});
const applyAll = (operations: readonly object[], ...words: string[]): Promise<number> => {
  const path = join(folder, 'operations.json');
  writeFileSync(path, JSON.stringify(operations));
  return apply([path, ...inRoot(...words)]);
};
const title = (): string => JSON.parse(read(file)).pages.work.title;

test('edits of any command are undone one after the other, to the byte, and done again', async () => {
  write('files/text/repairs.txt', '[ "Words." ]');
  const states = [state()];
  for (const edit of [
    () => page(inRoot('add', 'bolts', '--path', '/bolts', '--title', 'Bolts', '--summary', 'All.')),
    () => fmt(inRoot()),
    () => applyAll([setTitle('One')]),
    () => page(inRoot('remove', 'bolts')),
  ]) {
    expect(await edit()).toBe(0);
    states.push(state());
  }
  for (const before of states.slice(0, -1).reverse()) {
    expect(await undo(inRoot())).toBe(0);
    expect(state() === before).toBe(true);
  }
  expect(await undo(inRoot())).toBe(2);
  expect(printed.text).toContain('There is nothing to undo here.');
  for (const after of states.slice(1)) {
    expect(await redo(inRoot())).toBe(0);
    expect(state() === after).toBe(true);
  }
  expect(await redo(inRoot())).toBe(2);
  const history = join(root, '.plinth/history');
  for (const name of readdirSync(history)) writeFileSync(join(history, name), '{garb');
  expect(await undo(inRoot())).toBe(2);
  expect(printed.text).toContain('Edits in .plinth/history/ cannot be read: they are damaged');
});

test('an address that only the edit brought is not said to be lost', async () => {
  expect(await page(inRoot('move', 'work', '--path', '/jobs'))).toBe(0);
  printed.text = '';
  expect(await undo(inRoot())).toBe(0);
  expect(printed.text).toContain('Addresses that came with the edit\n  ! /jobs\n');
  expect(printed.text).not.toContain('would be lost');
});

test('what validate --fix writes is undone, too', async () => {
  write(file, read(file).replace('"page": "repairs"', '"page": "repair"'));
  const before = state();
  expect(await validate(inRoot('--fix'))).toBe(0);
  const token = /undo -- ([\da-f]+)/.exec(printed.text)?.[1] ?? '';
  expect(state() === before).toBe(false);
  expect(await undo(inRoot(token))).toBe(0);
  expect(printed.text).toContain('Undone: fix findings\n');
  expect(printed.text).toContain('The edit had fixed this error, which the site has again.');
  expect(state() === before).toBe(true);
});

test('an edit is undone by its token, and what was edited since stays', async () => {
  expect(await applyAll([setTitle('One')])).toBe(0);
  const token = /undo -- ([\da-f]+)/.exec(printed.text)?.[1] ?? '';
  const summary = { op: 'set', file, path: ['pages', 'home', 'summary'], value: 'Clocks.' };
  expect(await applyAll([summary])).toBe(0);
  expect(await undo(inRoot(token))).toBe(0);
  expect([title(), JSON.parse(read(file)).pages.home.summary]).toEqual(['Our work', 'Clocks.']);
  expect(await undo(inRoot(token))).toBe(2);
  expect(printed.text).toContain(`The edit "${token}" is undone already.`);
  expect(await undo(inRoot('abc'))).toBe(2);
  expect(printed.text).toContain('No edit has the token "abc"');
});

describe('what others have written since', () => {
  test('is never lost: both texts are shown, and nothing is written', async () => {
    expect(await applyAll([setTitle('One')])).toBe(0);
    write(file, read(file).replace('"One"', '"By hand"'));
    printed.text = '';
    expect(await undo(inRoot())).toBe(1);
    expect(printed.text).toMatch(/^-.*"One"/m);
    expect(printed.text).toMatch(/^\+.*"By hand"/m);
    expect(title()).toBe('By hand');
  });

  test('stays where it is elsewhere in the file', async () => {
    expect(await applyAll([setTitle('One')])).toBe(0);
    write(file, read(file).replace('"Harbour Clocks"', '"Harbour Watches"'));
    expect(await undo(inRoot())).toBe(0);
    expect([title(), read(file).includes('Harbour Watches')]).toEqual(['Our work', true]);
  });

  test('refuses the undoing that would break the site', async () => {
    const words = ['--path', '/bolts', '--title', 'Bolts', '--summary', 'All.'];
    expect(await page(inRoot('add', 'bolts', ...words))).toBe(0);
    write(
      file,
      read(file).replace('{ "page": "repairs" }', '{ "page": "repairs" }, { "page": "bolts" }'),
    );
    const before = state();
    expect(await undo(inRoot())).toBe(1);
    expect(printed.text).toContain('unknown-page');
    expect(state() === before).toBe(true);
  });
});

test('a key is written once', async () => {
  const insert = { op: 'insert', file, path: ['redirects'], value: { from: '/a', page: 'work' } };
  expect(await applyAll([insert], '--key', 'one')).toBe(0);
  const after = state();
  expect(await applyAll([insert], '--key', 'one')).toBe(0);
  expect(printed.text).toContain('These were written before, as the edit ');
  expect(state() === after).toBe(true);
  expect(await applyAll([setTitle('One')], '--key', 'one')).toBe(2);
  expect(printed.text).toContain('The key "one" was used for other operations.');
});

test('the history belongs to this machine alone', async () => {
  expect(await applyAll([setTitle('One')])).toBe(0);
  expect(read('.plinth/.gitignore')).toBe('*\n');
  expect(readdirSync(at('.plinth')).sort()).toEqual(['.gitignore', 'history', 'store']);
});

test('the last 1,000 edits are kept, with their keys', async () => {
  const original = createHash('sha256').update(read(file)).digest('hex');
  expect(await applyAll([setTitle('One')], '--key', 'key 1')).toBe(0);
  const [first = ''] = readdirSync(at('.plinth/history'));
  // As many as may be there before the oldest go, all at once.
  for (let number = 2; number <= 1100; number += 1) {
    const [token, count] = [number.toString(16), String(number).padStart(9, '0')];
    const history = `.plinth/history/${count}-${token}.json`;
    const record = { about: 'an edit', key: `key ${number}` };
    write(history, JSON.stringify({ token, changes: [], history, record }));
  }
  expect(readdirSync(at('.plinth/history'))).toContain(first);
  expect(await applyAll([setTitle('Two')], '--key', 'key 1101')).toBe(0);
  expect(printed.text).not.toContain('can no longer be undone');
  const kept = readdirSync(at('.plinth/history')).sort();
  expect([kept.length, kept[0], kept.at(-1)?.slice(0, 9)]).toEqual([
    1000,
    '000000102-66.json',
    '000001101',
  ]);
  expect(readdirSync(at('.plinth/store'))).not.toContain(original);
  expect(await applyAll([setTitle('Three')], '--key', 'key 102')).toBe(2);
  expect(printed.text).toContain('The key "key 102" was used for other operations.');
  expect(await undo(inRoot(first.slice(10, -5)))).toBe(2);
  expect(await undo(inRoot())).toBe(0);
  expect(title()).toBe('One');
});

test('the oldest edit goes first where the kept bytes take too much room', async () => {
  const before = createHash('sha256').update(read(file)).digest('hex');
  expect(await applyAll([setTitle('One')])).toBe(0);
  // As large as many pictures; the disk holds nothing of it.
  truncateSync(at(join('.plinth/store', before)), 500_000_001);
  printed.text = '';
  expect(await applyAll([setTitle('Two')])).toBe(0);
  expect(printed.text).toContain(
    'The oldest edit can no longer be undone: what is kept for undo takes more than 500 MB.',
  );
  expect(readdirSync(at('.plinth/store'))).not.toContain(before);
  expect(await undo(inRoot())).toBe(0);
  expect(title()).toBe('One');
  expect(await undo(inRoot())).toBe(2);
});
