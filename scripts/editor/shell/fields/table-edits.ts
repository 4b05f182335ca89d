// A change of a table, whose rows have a cell for each column → its columns and rows after that.
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { type FieldPlace, toOperations } from './field-value';
import { type FormSchema, readSchema } from './form-schema';
import { isRows } from './grid-columns';
import { hasHeads, isOfFigures } from './pasted-heads';

export interface TableParts {
  readonly columns: readonly unknown[];
  readonly rows: readonly unknown[];
}

export function isTable(schemas: Schemas, { properties = {}, from }: FormSchema): boolean {
  if (properties.columns === undefined || properties.rows === undefined) return false;
  const rows = readSchema(schemas, properties.rows, from);
  return isRows(schemas, readSchema(schemas, rows.items, rows.from));
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function readTable(value: unknown): TableParts {
  const { columns, rows } = isRecord(value) ? value : {};
  return { columns: toList(columns), rows: toList(rows) };
}

/** As operations; `place`: of the table. */
export const changeTable = (
  { file, path }: Pick<FieldPlace, 'file' | 'path'>,
  before: TableParts,
  after: TableParts,
): object[] =>
  (['columns', 'rows'] as const).flatMap((name) =>
    toOperations({ file, path: [...path, name] }, before[name], after[name]),
  );

/** What `change` makes of the columns, it makes of the cells of each row. `cell`: what a row has for a new column. */
const changeAll = (
  { columns, rows }: TableParts,
  change: (list: readonly unknown[], added: unknown) => readonly unknown[],
  column?: unknown,
): TableParts => ({
  columns: change(columns, column),
  rows: rows.map((row) => change(toList(row), '')),
});

export const addColumn = (table: TableParts, column: unknown): TableParts =>
  changeAll(table, (list, added) => [...list, added], column);

export const copyColumn = (table: TableParts, index: number): TableParts =>
  changeAll(table, (list) => list.toSpliced(index, 0, list[index]));

export const removeColumn = (table: TableParts, index: number): TableParts =>
  changeAll(table, (list) => list.toSpliced(index, 1));

export const moveColumn = (table: TableParts, from: number, to: number): TableParts =>
  changeAll(table, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]));

/** Above the first row. */
export const headRow = -1;

export interface PastedCells {
  readonly cells: readonly (readonly string[])[];
  /** Where they begin; `headRow` for the headings. */
  readonly row: number;
  readonly column: number;
}

/** Cells that are put into the first one are a table of their own: with headings, and in the place of all that an example says. */
export function pasteTable(
  table: TableParts,
  { cells, row, column }: PastedCells,
  isExample: (rows: readonly unknown[]) => boolean,
): TableParts {
  const width = Math.max(...cells.map((line) => line.length));
  if (row > 0 || column > 0 || width < 2) return pasteCells(table, { cells, row, column });
  const hasOwnHeads = row === headRow || hasHeads(cells);
  const columns = hasOwnHeads
    ? Array.from({ length: width }, (_, index) =>
        isOfFigures(cells, index) ? { align: 'end' } : {},
      )
    : fitColumns(table, cells, width);
  return pasteCells(isExample(table.rows) ? { columns, rows: [] } : table, {
    ...{ cells, column },
    row: hasOwnHeads ? headRow : row,
  });
}

/** Those of an example for so many cells. Prices come into the column that is made for them: the last, at the end of the lines. */
function fitColumns(
  { columns }: TableParts,
  cells: PastedCells['cells'],
  width: number,
): unknown[] {
  const last = columns.at(-1);
  const isOfPrices = isRecord(last) && last.align === 'end';
  if (!isOfPrices || !isOfFigures([[], ...cells], width - 1)) return columns.slice(0, width);
  const others = columns.slice(0, -1);
  return [...Array.from({ length: width - 1 }, (_, index) => others[index] ?? {}), last];
}

/** Rows and columns that are not there yet are made. */
function pasteCells(table: TableParts, { cells, row, column }: PastedCells): TableParts {
  const width = Math.max(table.columns.length, ...cells.map((line) => column + line.length));
  let wide = table;
  while (wide.columns.length < width) wide = addColumn(wide, {});
  const columns = [...wide.columns];
  const rows = wide.rows.map((one) => [...toList(one)]);
  for (const [down, line] of cells.entries()) {
    const at = row + down;
    if (at > headRow && rows[at] === undefined) rows[at] = columns.map(() => '');
    for (const [across, text] of line.entries()) {
      const place = column + across;
      const cell = text.trim();
      const known = columns[place];
      if (at === headRow) columns[place] = withHeading(isRecord(known) ? known : {}, cell);
      else rows[at]?.splice(place, 1, cell);
    }
  }
  return { columns, rows };
}

function withHeading(column: Readonly<Record<string, unknown>>, heading: string): unknown {
  const { heading: _, ...others } = column;
  return heading === '' ? others : { heading, ...others };
}
