// A cell of a table in a document → the same with a row or a column more, or less.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../../scripts/edit/edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { isCell, toCellAfter, toCellOperations } from '../../../scripts/editor/server/table-cells';
import type { TableChange } from '../../../scripts/editor/words-dialect';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'plinth-cells-'));
mkdirSync(join(root, 'files'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const reading = () => ({ site: new SiteEdit(root), parse: engineContract.parseDocument });

const table = '| A | B |\n| --- | ---: |\n| 1 \\| 2 | 3 |\n| 4 | 5 |\n';

test.each<readonly [as: TableChange, at: string, written: string, next: string]>([
  [
    'add row',
    'rows/0/1',
    '| A | B |\n| --- | ---: |\n| 1 \\| 2 | x |\n| … | … |\n| 4 | 5 |\n',
    'rows/1/0',
  ],
  [
    'add row',
    'rows/1/1',
    '| A | B |\n| --- | ---: |\n| 1 \\| 2 | 3 |\n| 4 | x |\n| … | … |\n',
    'rows/2/0',
  ],
  [
    'add row',
    'columns/1/heading',
    '| A | x |\n| --- | ---: |\n| … | … |\n| 1 \\| 2 | 3 |\n| 4 | 5 |\n',
    'rows/0/0',
  ],
  ['remove row', 'rows/1/0', '| A | B |\n| --- | ---: |\n| 1 \\| 2 | 3 |\n', 'rows/0/0'],
  [
    'add column',
    'rows/1/0',
    '| A | … | B |\n| --- | --- | ---: |\n| 1 \\| 2 | … | 3 |\n| x | … | 5 |\n',
    'rows/1/1',
  ],
  ['remove column', 'rows/0/1', '| A |\n| --- |\n| 1 \\| 2 |\n| 4 |\n', 'rows/0/0'],
])('%s at %s', (as, at, written, next) => {
  const file = 'files/a.md';
  const spot = { file, pointer: `/1/$table/${at}` };
  for (const around of ['', '> ']) {
    const quote = (text: string): string => text.replace(/^(?=.)/gm, around);
    const inside = around === '' ? spot : { file, pointer: `/1/$quote/body/0/$table/${at}` };
    const before = `Above.\n\n${quote(table)}\nBelow.\n`;
    writeFileSync(join(root, file), before);
    expect(isCell(reading(), inside)).toBe(true);
    const [operation] = toCellOperations(reading(), inside, { text: 'x', as });
    const after = applyEdits(before, (operation as { readonly edits: readonly Edit[] }).edits);
    expect(after).toBe(`Above.\n\n${quote(written)}\nBelow.\n`);
    writeFileSync(join(root, file), after);
    expect(toCellAfter(reading(), inside, as).pointer.endsWith(next)).toBe(true);
  }
});

test('of a table in a block, its rows and its columns', () => {
  const value = { columns: [{ heading: 'A' }, { heading: 'B' }], rows: [['1', '2']] };
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify({ table: value }));
  const make = (as: TableChange, at = 'rows/0/1') => {
    const spot = { file: 'site.manifest.json', pointer: `/table/${at}` };
    return toCellOperations(reading(), spot, { text: 'x', as });
  };
  const file = 'site.manifest.json';
  const own = { op: 'set', file, path: ['table', 'rows', 0, 1], value: 'x' };
  expect(make('add row')).toEqual([
    own,
    { op: 'insert', file, path: ['table', 'rows'], index: 1, value: ['…', '…'] },
  ]);
  expect(make('add column')).toEqual([
    own,
    { op: 'insert', file, path: ['table', 'columns'], index: 2, value: { heading: '…' } },
    { op: 'insert', file, path: ['table', 'rows', 0], index: 2, value: '…' },
  ]);
  expect(make('remove column')).toEqual([
    { op: 'remove', file, path: ['table', 'columns', 1] },
    { op: 'remove', file, path: ['table', 'rows', 0, 1] },
  ]);
  expect(() => make('remove row')).toThrow('one row below them');
});
