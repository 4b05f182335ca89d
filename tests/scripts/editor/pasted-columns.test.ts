// Rows from a spreadsheet → the cells of a list of prices: what is a number is an amount.
import { expect, test } from 'vitest';
import { readNamed, readSchema } from '../../../scripts/editor/shell/fields/form-schema';
import {
  listColumns,
  sayCell,
  writeCells,
} from '../../../scripts/editor/shell/fields/grid-columns';
import { readPasted } from '../../../scripts/editor/shell/fields/pasted-columns';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const member = (holder: ReturnType<typeof readSchema>, name: string) =>
  readSchema(schemas, holder.properties?.[name], holder.from);
const groups = member(readNamed(schemas, 'blocks/prices'), 'groups');
const items = member(readSchema(schemas, groups.items, groups.from), 'items');
const columns = listColumns(schemas, readSchema(schemas, items.items, items.from), []);

const paste = (text: string, column = 0, language = 'en'): unknown[] => {
  const cells = text.split('\n').map((line) => line.split('\t'));
  const meant = readPasted({ cells, column, columns });
  return writeCells([], { ...meant, row: 0, all: columns, currency: 'GBP', language });
};

test.for([
  ['a name and an amount', 'Bread\t4,50\nRolls\t1', [4.5, 1]],
  ['a note in between', 'Bread\tRye\t4.50\nRolls\t\t1', [4.5, 1]],
] as const)('%s', ([, text, amounts]) => {
  expect(paste(text)).toMatchObject(amounts.map((amount) => ({ price: { amount } })));
});

test.for([
  ['a note that is a number, with its amount', 'Bread\t2026\t4.50', { note: '2026' }],
  ['a note that is not', 'Bread\tRye', { name: 'Bread', note: 'Rye' }],
  ['a name alone that is a number', '1\n2', { name: '1' }],
] as const)('%s stays where it is', ([, text, first]) => {
  expect(paste(text)[0]).toMatchObject(first);
});

test('numbers that somebody pastes among notes are notes', () => {
  expect(paste('4\n5', 1)).toMatchObject([{ note: '4' }, { note: '5' }]);
});

test('a price in words among amounts', () => {
  expect(paste('Bread\t£4.50\nRolls\tfree from £30\nCake\t12')).toEqual([
    { name: 'Bread', price: { amount: 4.5 } },
    { name: 'Rolls', price: { text: 'free from £30' } },
    { name: 'Cake', price: { amount: 12 } },
  ]);
});

test.for([
  ['of the columns', 'Name\tPrice\nBread\t£4.50\nRolls\t£1'],
  ['in another order', 'Amount\tName\n4,50 £\tBread\n1\tRolls'],
  ['of its own', 'Item\tWhat it costs\nBread\t4.50\nRolls\tGBP 1'],
] as const)('headings are not a row: %s', ([, text]) => {
  expect(paste(text)).toEqual([
    { name: 'Bread', price: { amount: 4.5 } },
    { name: 'Rolls', price: { amount: 1 } },
  ]);
});

test.for([
  ['1,250.00 €', { amount: 1250, currency: 'EUR' }],
  ['1.250,00 €', { amount: 1250, currency: 'EUR' }],
  ['CHF 1’250', { amount: 1250, currency: 'CHF' }],
  ['1,250', { amount: 1250 }],
] as const)('an amount as it is written: %s', ([text, price]) => {
  expect(paste(`Bread\t\t${text}`)).toEqual([{ name: 'Bread', price }]);
});

test.for([
  ['1.250', 'en', 1.25],
  ['1.250', 'de', 1250],
  ['1,250', 'de', 1.25],
  ['1.250.000', 'en', 1_250_000],
  ['0,5', 'en', 0.5],
  ['12,50', 'en', 12.5],
  ['1.250,5', 'en', 1250.5],
  ['-3', 'xx-invalid-tag-of-a-language', -3],
] as const)('%s is a number as it is written in %s', ([text, language, amount]) => {
  expect(paste(`Bread\t\t${text}`, 0, language)).toEqual([{ name: 'Bread', price: { amount } }]);
});

const [amounts] = columns.filter(({ isNumber }) => isNumber);
if (amounts === undefined) throw new Error('No amounts.');
const inPounds = { all: columns, currency: 'GBP', language: 'en', column: amounts };
const inEuros = { name: 'Bread', price: { amount: 2, currency: 'EUR' } };

test.for([
  ['4', { amount: 4, currency: 'EUR' }],
  ['1,250', { amount: 1250, currency: 'EUR' }],
  ['£4', { amount: 4 }],
  ['$4', { amount: 4, currency: 'USD' }],
] as const)('below amounts in euros, %s', ([text, price]) => {
  const above = [inEuros, inEuros];
  expect(sayCell({}, { ...inPounds, text, above })).toEqual({ price });
  const cells = [['Rolls', text]];
  const pasted = { ...readPasted({ cells, column: 0, columns }), ...inPounds, row: 2 };
  expect(writeCells(above, pasted)).toEqual([...above, { name: 'Rolls', price }]);
});

test('one amount in euros makes none of others', () => {
  const price = { amount: 4 };
  const said = { ...inPounds, text: '4' };
  expect(sayCell({}, { ...said, above: [inEuros] })).toEqual({ price });
  const above = [inEuros, { name: 'Cake', price: { amount: 3 } }, inEuros];
  expect(sayCell({}, { ...said, above })).toEqual({ price });
});

test.for([
  ['€12', { amount: 12, currency: 'EUR' }],
  ['£12', { amount: 12 }],
  ['12', { amount: 12, currency: 'USD' }],
] as const)('%s in the place of an amount in dollars', ([text, price]) => {
  const item = { price: { amount: 1, currency: 'USD' } };
  expect(sayCell(item, { ...inPounds, text, above: [] })).toEqual({ price });
});

test.for([
  ['7', '7 pm', { opens: '07:00', closes: '19:00' }],
  ['7:30', '24:00', { opens: '07:30', closes: '24:00' }],
  ['12 am', '12 am', { opens: '00:00', closes: '24:00' }],
  ['early', '', { opens: 'early', closes: '' }],
] as const)('%s to %s are times of the day', ([opens, closes, wanted]) => {
  const special = member(readNamed(schemas, 'opening-hours'), 'special');
  const times = member(readSchema(schemas, special.items, special.from), 'times');
  const columnsOfTimes = listColumns(schemas, readSchema(schemas, times.items, times.from), []);
  const at = { row: 0, column: 0, all: columnsOfTimes, currency: undefined, language: 'en' };
  const cells = [[opens, closes]];
  expect(writeCells([], { ...at, columns: columnsOfTimes, cells })[0]).toEqual(wanted);
});
