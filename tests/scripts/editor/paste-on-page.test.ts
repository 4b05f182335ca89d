// Rows from a spreadsheet, pasted into a cell on the page → the list or the table around it, as in the form.
import { expect, test } from 'vitest';
import { pasteOnPage } from '../../../scripts/editor/shell/paste-on-page';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import type { EditorState } from '../../../scripts/editor/site-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const prices = {
  type: 'prices',
  groups: [{ items: [{ name: 'Bread', price: { amount: 4 } }, { name: 'Rolls' }] }],
};
const table = {
  type: 'table',
  table: { columns: [{ heading: 'Cake' }, { heading: 'Size' }], rows: [['Sponge', 'large']] },
};
const site = {
  language: 'en',
  manifest: { pages: { shop: { blocks: [prices, table, { type: 'text', title: 'Shop' }] } } },
} as unknown as EditorState;
const paste = (pointer: string, text: string, file = 'site.manifest.json') =>
  pasteOnPage({ site, schemas }, { file, pointer: `/pages/shop/blocks/${pointer}` }, text);

test('into the name of something with a price', () => {
  const list = ['pages', 'shop', 'blocks', 0, 'groups', 0, 'items'];
  expect(paste('0/groups/0/items/1/name', 'Scones\t2,50\nCake\t£32')).toMatchObject([
    { op: 'set', path: [...list, 1], value: { name: 'Scones', price: { amount: 2.5 } } },
    { op: 'insert', path: list, value: { name: 'Cake', price: { amount: 32 } } },
  ]);
});

test('into a cell of a table', () => {
  const own = ['pages', 'shop', 'blocks', 1, 'table', 'rows'];
  expect(paste('1/table/rows/0/0', 'Lemon\tsmall\nPlum\tlarge')).toMatchObject([
    { op: 'set', path: [...own, 0], value: ['Lemon', 'small'] },
    { op: 'insert', path: own, value: ['Plum', 'large'] },
  ]);
});

test('into a heading of a table', () => {
  const own = ['pages', 'shop', 'blocks', 1, 'table'];
  expect(paste('1/table/columns/0/heading', 'Pie\tWeight\nPlum\t300 g')).toMatchObject([
    { op: 'set', path: [...own, 'columns', 0], value: { heading: 'Pie' } },
    { op: 'set', path: [...own, 'columns', 1], value: { heading: 'Weight' } },
    { op: 'set', path: [...own, 'rows', 0], value: ['Plum', '300 g'] },
  ]);
});

test.for([
  ['words', '1/table/rows/0/0', 'Lemon\nPlum', undefined],
  ['a place outside cells', '2/title', 'Lemon\tsmall', undefined],
  ['another file', '1/table/rows/0/0', 'Lemon\tsmall', 'es.strings.json'],
] as const)('%s: nothing', ([, pointer, text, file]) => {
  expect(paste(pointer, text, file)).toBeUndefined();
});
