// Words that are typed on the page → those before or behind them that say something: in a table the next cell.
import { findRowBelow } from '../shell/row-below';
import type { ShellStore } from '../shell/shell-store';
import type { EditPlace, StepAnswer, WordSpot } from '../wire';
import { hostAttribute } from './make-host';
import type { PageReader } from './read-page';
import { findBehind } from './word-host';

const listCells = (row: HTMLTableRowElement): HTMLTableCellElement[] =>
  [...row.cells].filter((cell) => !cell.hasAttribute(hostAttribute));

/** Undefined at the end, or where these words are in no table. */
function findNextCell(
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

interface Known {
  readonly reader: PageReader | undefined;
  readonly store: ShellStore;
}

/** Undefined behind the last cell of a table, where a row can come, and at the end of a block. */
export function findNextWords(
  { reader, store }: Known,
  place: EditPlace,
  typed: HTMLElement,
  step: 1 | -1,
): WordSpot | Promise<StepAnswer> | undefined {
  const { isCell, spot } = place;
  const cell = isCell ? findNextCell(typed, spot, step) : undefined;
  if (cell !== undefined || (isCell && step > 0)) return cell;
  const next = reader?.findNext(place, typed, step);
  const below = step > 0 ? findRowBelow(store.get().site, spot, next) : undefined;
  if (below === undefined) return next;
  const added = store.operate('add a row', below.operation);
  return added.then((made) => (made.type === 'written' ? { ...made, spot: below.spot } : made));
}
