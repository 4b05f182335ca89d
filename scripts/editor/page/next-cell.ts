// A cell of a table on the page, and its place in a file → that of the cell before or behind it that says something.
import type { WordSpot } from '../wire';
import { hostAttribute } from './make-host';
import { findBehind } from './word-host';

const listCells = (row: HTMLTableRowElement): HTMLTableCellElement[] =>
  [...row.cells].filter((cell) => !cell.hasAttribute(hostAttribute));

/** Undefined at the end, or where these words are in no table. */
export function findNextCell(
  typed: HTMLElement,
  { file, pointer }: WordSpot,
  step: 1 | -1,
): WordSpot | undefined {
  const own = findBehind(typed).closest<HTMLTableCellElement>('td, th');
  const table = own?.closest('table');
  const [, base] = /^(.*)\/(?:rows\/\d+|columns)\/\d+/.exec(pointer) ?? [];
  if (!own || !table || base === undefined) return undefined;
  const heads = table.tHead?.rows.length ?? 0;
  const cells = [...table.rows].flatMap((row) =>
    listCells(row).map((cell, column) => ({ cell, column, row: row.rowIndex - heads })),
  );
  const at = cells.findIndex(({ cell }) => cell === own);
  const others = step > 0 ? cells.slice(at + 1) : cells.slice(0, at).reverse();
  const next = others.find(({ cell }) => cell.textContent.trim() !== '');
  if (next === undefined) return undefined;
  const { row, column } = next;
  const place = row < 0 ? `columns/${column}/heading` : `rows/${row}/${column}`;
  return { file, pointer: `${base}/${place}` };
}
