// Operations on rows and cells of a table: what they change, and that nothing else does.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRows } from '../../../engine/manifest/text/parse-rows';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { JsonOperation, Operation } from '../../../scripts/edit/operations';
import { applyToRows } from '../../../scripts/edit/row-edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorld } from '../../../scripts/source/open-world';
import '../../random-seed';

const file = 'files/data/courses.csv';
const table = `\ufeffid;title; fee ;note\r
piano;"Piano; for all";40,50; \r
\r
flute;Flute;35;"says ""hello"""\r
tuba;Tuba;60;low`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-rows-'));
  mkdirSync(dirname(join(root, file)), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Change = Omit<JsonOperation, 'file' | 'path'> & { readonly path: readonly unknown[] };

function apply(change: Change, text = table): string {
  writeFileSync(join(root, file), text);
  const site = new SiteEdit(root);
  applyToRows(site, { file, ...change } as JsonOperation);
  return site.get(file);
}

const violin = { id: 'violin', title: 'Violin' };

test.each<[string, Change, readonly [from: string, to: string]]>([
  ['a cell', { op: 'set', path: [1, 'fee'], value: 36 } as never, ['35', '36']],
  [
    'a cell keeps its quotes',
    { op: 'set', path: [0, 'title'], value: 'Piano' } as never,
    ['"Piano; for all"', '"Piano"'],
  ],
  [
    'words that need quotes',
    { op: 'set', path: [2, 'title'], value: 'Tuba; "low"' } as never,
    ['Tuba;60', '"Tuba; ""low""";60'],
  ],
  [
    'an empty cell',
    { op: 'set', path: [0, 'note'], value: 'with books' } as never,
    ['40,50; ', '40,50;with books '],
  ],
  ['no words', { op: 'unset', path: [2, 'note'] } as never, ['60;low', '60;']],
  [
    'a row',
    { op: 'set', path: [1], value: violin } as never,
    ['flute;Flute;35;"says ""hello"""', 'violin;Violin;;'],
  ],
  [
    'a row before others',
    { op: 'insert', path: [], index: 1, value: violin } as never,
    ['flute;Flute', 'violin;Violin;;\r\nflute;Flute'],
  ],
  [
    'a row behind all',
    { op: 'insert', path: [], value: violin } as never,
    ['60;low', '60;low\r\nviolin;Violin;;'],
  ],
  ['a row less', { op: 'remove', path: [1] } as never, ['flute;Flute;35;"says ""hello"""\r\n', '']],
  ['the last less', { op: 'remove', path: [2] } as never, ['\r\ntuba;Tuba;60;low', '']],
])('%s', (_, change, [from, to]) => {
  expect(table).toContain(from);
  expect(apply(change)).toBe(table.replace(from, to));
});

test.each<[Change, RegExp]>([
  [{ op: 'set', path: [1, 'fees'], value: 'x' } as never, /no column "fees". Did you mean "fee"/],
  [{ op: 'set', path: [3, 'fee'], value: 'x' } as never, /no row 3: it has the rows 0 to 2/],
  [{ op: 'set', path: ['piano', 'fee'], value: 'x' } as never, /no row "piano"/],
  [{ op: 'set', path: [1, 'fee'], value: [1] } as never, /a text or a number/],
  [{ op: 'insert', path: [], value: {} } as never, /a row without any words/],
  [{ op: 'insert', path: [0], value: violin } as never, /the path is \[\]/],
  [{ op: 'rename key', path: [0, 'fee'], key: 'price' } as never, /"rename key" is not for a cell/],
  [{ op: 'move', path: [0], to: [3] } as never, /no row 3/],
])('%j is refused', (change, reason) => {
  expect(() => apply(change)).toThrow(reason);
});

test('a table that cannot be read is left alone', () => {
  expect(() => apply({ op: 'remove', path: [0] } as never, 'id;title\npiano')).toThrow(
    /cannot be read/,
  );
});

type Row = Record<string, string>;

/** The same change of the rows themselves. */
function change(rows: readonly Row[], { op, path, ...given }: Change & Record<string, unknown>) {
  const [index, column] = path as [number, string?];
  const {
    value,
    to,
    index: at = rows.length,
  } = given as { value: Row; to: [number]; index?: number };
  const [cells, all] = [['id', 'title', 'fee', 'note'], [...rows]];
  const whole = (row: Row): Row => Object.fromEntries(cells.map((name) => [name, row[name] ?? '']));
  if (op === 'insert') all.splice(at, 0, whole(value));
  else if (op === 'remove') all.splice(index, 1);
  else if (op === 'move') all.splice(to[0], 0, ...all.splice(index, 1));
  else if (column === undefined) all[index] = whole(value);
  else all[index] = { ...whole(all[index] ?? {}), [column]: value as unknown as string };
  return all;
}

const words = ['x', 'a;b', 'say "a"', 'two\r\nlines', 'ä, ö', '', '4,50', "'"];

const toChange = (
  rows: number,
  [kind, some, other, text]: readonly [number, number, number, string],
) => {
  const row = { id: `r${some}`, title: text, note: text };
  const at = rows === 0 ? 0 : some % rows;
  const changes = [
    { op: 'insert', path: [], value: row, index: some % (rows + 1) },
    { op: 'insert', path: [], value: row },
    { op: 'set', path: [at], value: row },
    { op: 'set', path: [at, 'title'], value: text },
    { op: 'move', path: [at], to: [other % Math.max(1, rows)] },
    { op: 'remove', path: [at] },
  ];
  return changes[rows === 0 ? kind % 2 : kind] as Change;
};

test('whatever is done, the rows are those that were meant', () => {
  const step = fc.tuple(fc.nat(5), fc.nat(50), fc.nat(50), fc.constantFrom(...words));
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.array(step, { maxLength: 25 }),
      (lineEnd, isEnded, steps) => {
        let text = table.replaceAll('\r\n', lineEnd) + (isEnded ? lineEnd : '');
        let rows = readRows(file, text).value as Row[];
        for (const one of steps) {
          const made = toChange(rows.length, one);
          text = apply(made, text);
          rows = change(rows, made as never);
          expect(readRows(file, text).value, JSON.stringify(made)).toEqual(rows);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a cell that would be wrong refuses the edit', async () => {
  const base = new Base(await openWorld('tests/sites/collections', { documents: true }));
  const set = (value: string): Operation => ({
    ...{ op: 'set', file: 'files/data/lessons.csv', path: [0, 'price'], value },
  });
  expect(check([set('about 3')], base).refusing.map(({ code }) => code)).toEqual(['wrong-cell']);
  expect(check([set('41')], base).refusing).toEqual([]);
});
