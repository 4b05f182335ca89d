// Rows from a spreadsheet → the cells of a list of prices: what is a number is an amount.
import { expect, test } from 'vitest';
import { readNamed, readSchema } from '../../../scripts/editor/shell/fields/form-schema';
import { listColumns, writeCells } from '../../../scripts/editor/shell/fields/grid-columns';
import { findColumns } from '../../../scripts/editor/shell/fields/pasted-columns';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const member = (holder: ReturnType<typeof readSchema>, name: string) =>
  readSchema(schemas, holder.properties?.[name], holder.from);
const groups = member(readNamed(schemas, 'blocks/prices'), 'groups');
const items = member(readSchema(schemas, groups.items, groups.from), 'items');
const columns = listColumns(schemas, readSchema(schemas, items.items, items.from), []);

const paste = (text: string, column = 0): unknown[] => {
  const cells = text.split('\n').map((line) => line.split('\t'));
  return writeCells([], { cells, row: 0, columns: findColumns({ cells, column, columns }) });
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
