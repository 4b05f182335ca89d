import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyToMatter } from '../../../scripts/edit/matter-edits';
import type { JsonOperation } from '../../../scripts/edit/operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';

const file = 'files/news/rooms.md';
const yaml = `# Written by hand
title: 'Six new rooms'   # not seven
date: 2026-10-05T09:00
tags: [house, press]
authors:
  - team:office
  - Friends
image:
  src: images/mark.svg
  alt: The plan
`;
const wrap = (text: string): string => `---\n${text}---\n\nA text.\n`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-matter-'));
  mkdirSync(join(root, 'files/news'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Change = Omit<JsonOperation, 'file' | 'path'> & { readonly path: readonly unknown[] };

function apply(change: Change, text = yaml): string {
  writeFileSync(join(root, file), wrap(text));
  const site = new SiteEdit(root);
  applyToMatter(site, { file, ...change } as JsonOperation);
  return site.get(file);
}

test.each<[string, Change, readonly [from: string, to: string]]>([
  [
    'words, with the remark behind them',
    { op: 'set', path: ['title'], value: 'Seven: rooms' } as never,
    [`'Six new rooms'`, `'Seven: rooms'`],
  ],
  [
    'words without quotes that need them',
    { op: 'set', path: ['image', 'alt'], value: 'A crane: red' } as never,
    ['The plan', '"A crane: red"'],
  ],
  [
    'a minute',
    { op: 'set', path: ['date'], value: '2026-11-05T10:30' } as never,
    ['2026-10-05T09:00', '2026-11-05T10:30'],
  ],
  [
    'words within a member',
    { op: 'set', path: ['image', 'alt'], value: 'A crane' } as never,
    ['The plan', 'A crane'],
  ],
  [
    'a list in a line',
    { op: 'insert', path: ['tags'], value: 'pupils' } as never,
    ['[house, press]', '[house, press, pupils]'],
  ],
  [
    'a list in lines',
    { op: 'move', path: ['authors', 1], to: ['authors', 0] } as never,
    ['  - team:office\n  - Friends\n', '  - Friends\n  - team:office\n'],
  ],
  ['an item of a list', { op: 'remove', path: ['tags', 0] }, ['[house, press]', '[press]']],
  ['a member', { op: 'unset', path: ['tags'] }, ['tags: [house, press]\n', '']],
  [
    'a member in lines',
    { op: 'unset', path: ['authors'] },
    ['authors:\n  - team:office\n  - Friends\n', ''],
  ],
  [
    'a new member',
    { op: 'set', path: ['draft'], value: true } as never,
    ['  alt: The plan\n', '  alt: The plan\ndraft: true\n'],
  ],
  [
    'a new list',
    { op: 'insert', path: ['formerly'], value: '/old' } as never,
    ['  alt: The plan\n', '  alt: The plan\nformerly: [/old]\n'],
  ],
  [
    'a value that would be read as another',
    { op: 'set', path: ['title'], value: 'no: "yes"' } as never,
    [`'Six new rooms'`, `'no: "yes"'`],
  ],
  [
    'words that look like a number',
    { op: 'set', path: ['title'], value: '2026' } as never,
    [`'Six new rooms'`, `'2026'`],
  ],
])('%s', (_, change, [from, to]) => {
  expect(apply(change)).toBe(wrap(yaml.replace(from, () => to)));
});

const rows = `rows:
  - [ Bread,  '3.20' ]
  - [Rolls, "0.60"]
  - [ Cake, 4 ]
steps: [ {name: one},  { name: two }, {name: three} ]
people:
- name: first # ours
  tags: [a, b]

- name: second
  tags: [c, d]
- name: third
`;

test.each<[string, readonly unknown[], string]>([
  ['the first row', ['rows', 0], "  - [ Bread,  '3.20' ]\n"],
  ['a row between others', ['rows', 1], '  - [Rolls, "0.60"]\n'],
  ['the last row', ['rows', 2], '  - [ Cake, 4 ]\n'],
  ['a cell', ['rows', 0, 1], ",  '3.20'"],
  ['the first in a line', ['steps', 0], '{name: one},  '],
  ['the last in a line', ['steps', 2], ', {name: three}'],
  ['an item with members', ['people', 1], '- name: second\n  tags: [c, d]\n'],
  ['the last item', ['people', 2], '- name: third\n'],
])('takes out of a list no more than %s', (_, path, gone) => {
  expect(apply({ op: 'remove', path }, rows)).toBe(wrap(rows.replace(gone, '')));
});

test('lists in lines stay so when what is around them is written anew', () => {
  const change = { op: 'insert', path: ['rows'], value: ['Tea', '2'] } as never;
  expect(apply(change, 'rows:\n  - [Bread, "3"]\n')).toBe(
    wrap('rows:\n  - [Bread, "3"]\n  - [Tea, "2"]\n'),
  );
});

test('begins where nothing is said yet', () => {
  expect(
    apply({ op: 'set', path: ['title'], value: 'A name' } as never, 'date: 2026-01-01\n'),
  ).toBe(wrap('date: 2026-01-01\ntitle: A name\n'));
});

test('what would be lost, or is nowhere, is refused', () => {
  const remarked = 'tags:\n  - house # ours\n  - press\n';
  expect(() => apply({ op: 'remove', path: ['tags', 0] }, remarked)).toThrow('has a remark');
  expect(() => apply({ op: 'unset', path: ['label'] })).toThrow('has nothing at /label');
  expect(() => apply({ op: 'remove', path: ['tags', 7] })).toThrow('has nothing at /tags/7');
  expect(() => apply({ op: 'set', path: ['title'], value: 'x' } as never, 'title: [a\n')).toThrow(
    'cannot be read',
  );
  writeFileSync(join(root, file), 'A text.\n');
  expect(() =>
    applyToMatter(new SiteEdit(root), { op: 'set', file, path: ['title'], value: 'x' }),
  ).toThrow('has no front matter');
});

test.each([
  ['summary:\n', 'summary: New words.\n'],
  ['summary: >\n  Two\n  lines.\n', 'summary: New words.\n'],
  ['summary: "Two\n  lines."\n', 'summary: New words.\n'],
])('words that are not in one line are written as a whole: %j', (before, after) => {
  const change = { op: 'set', path: ['summary'], value: 'New words.' } as never;
  expect(apply(change, `title: A\n${before}date: 2026-10-05\n`)).toBe(
    wrap(`title: A\n${after}date: 2026-10-05\n`),
  );
});
