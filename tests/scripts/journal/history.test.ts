// How many edits can be undone: the last thousand, or as many as there is room for.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compactHistory } from '../../../scripts/journal/history';
import { historyFolder, storeFolder } from '../../../scripts/journal/site-paths';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-history-'));
  for (const folder of [historyFolder, storeFolder])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  vi.restoreAllMocks();
});

const toHash = (number: number): string => String(number).padStart(64, '0');

/** The nth edit, from the bytes of the one before it to its own; on a disk that keeps holes they take no room. */
function addEdit(number: number, size: number): void {
  const name = `${String(number).padStart(9, '0')}-ab.json`;
  const journal = {
    token: 'ab',
    changes: [{ path: 'theme.css', before: toHash(number - 1), after: toHash(number) }],
    history: `${historyFolder}/${name}`,
    record: { about: 'colours' },
  };
  writeFileSync(join(root, historyFolder, name), JSON.stringify(journal));
  if (size === 0) return;
  writeFileSync(join(root, storeFolder, toHash(number)), '');
  truncateSync(join(root, storeFolder, toHash(number)), size);
}

const listKept = (): number[] =>
  readdirSync(join(root, historyFolder)).map((name) => Number(name.slice(0, 9)));

test('the last thousand are kept, once there are a hundred more', () => {
  for (let number = 1; number <= 1100; number += 1) addEdit(number, 0);
  compactHistory(root);
  expect(listKept()).toHaveLength(1100);
  addEdit(1101, 0);
  compactHistory(root);
  expect(listKept()).toHaveLength(1000);
  expect(Math.min(...listKept())).toBe(102);
});

test('no more of the oldest go than have to for the rest to be small enough', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const number of [1, 2, 3, 4]) addEdit(number, 200_000_000);
  compactHistory(root);
  // The bytes before the fourth are those after the third.
  expect(listKept()).toEqual([4]);
  expect([2, 3, 4].map((number) => existsSync(join(root, storeFolder, toHash(number))))).toEqual([
    false,
    true,
    true,
  ]);
  expect(stderr).toHaveBeenCalledWith(expect.stringMatching(/^The oldest 3 edits can no longer/));
});
