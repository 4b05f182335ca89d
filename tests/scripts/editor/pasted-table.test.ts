// Rows from a spreadsheet, pasted into a table that still says what an example says → a table of its own.
import { expect, test } from 'vitest';
import tableBlock from '../../../schemas/blocks/table.schema.json';
import { isOfExamples } from '../../../scripts/editor/shell/example-words';
import { headRow, pasteTable } from '../../../scripts/editor/shell/fields/table-edits';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const example = tableBlock.examples[0]?.table ?? { columns: [], rows: [] };
const paste = (table: typeof example, text: string, row = 0, column = 0) => {
  const cells = text.split('\n').map((line) => line.split('\t'));
  return pasteTable(table, { cells, row, column }, (rows) => isOfExamples(schemas, rows));
};
const own = { columns: [{ heading: 'Cake' }, { heading: 'Size' }], rows: [['Sponge', 'large']] };
const prices = {
  columns: [{ heading: 'Name' }, { heading: 'Price', align: 'end' }],
  rows: [
    ['Sponge', '£32'],
    ['Lemon', '£34'],
  ],
};

test.each([
  ['into the first cell', 0],
  ['into the first heading', headRow],
])('with its headings, %s', (_, row) => {
  expect(paste(example, 'Name\tPrice\nSponge\t£32\nLemon\t£34', row)).toEqual(prices);
});

test('without headings: those of the example stay above', () => {
  expect(paste(example, 'Sponge\tmoist\nLemon\tsour')).toEqual({
    columns: example.columns.slice(0, 2),
    rows: [
      ['Sponge', 'moist'],
      ['Lemon', 'sour'],
    ],
  });
});

test('without headings: prices come below the heading of prices', () => {
  expect(paste(example, 'Sponge\t£32\nLemon\t£34').columns).toEqual([
    example.columns[0],
    example.columns.at(-1),
  ]);
});

test('into a table of its own: its headings, and its rows beyond what is pasted', () => {
  const longer = { ...own, rows: [...own.rows, ['Scone', 'small'], ['Bun', 'small']] };
  const pasted = paste(longer, 'Name\tPrice\nSponge\t£32\nLemon\t£34');
  expect(pasted.columns).toEqual([{ heading: 'Name' }, { heading: 'Price' }]);
  expect(pasted.rows).toEqual([...prices.rows, ['Bun', 'small']]);
});

test('elsewhere, or as one column, each cell stays a cell', () => {
  expect(paste(own, 'One\t1\nTwo\t2', 0, 1).rows[0]).toEqual(['Sponge', 'One', '1']);
  expect(paste(example, 'One\nTwo').rows[0]).toEqual(['One', 'Both, with new pads', '24.00']);
});

test('without headings, with more cells than an example has columns', () => {
  const [name, note, price] = example.columns;
  expect(paste(example, 'Yew\t2 m\tslow\tevergreen').columns).toEqual([name, note, price, {}]);
  expect(paste(example, 'Yew\t2 m\tslow\t9 €').columns).toEqual([name, note, {}, price]);
});
