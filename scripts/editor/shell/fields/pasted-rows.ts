// Rows from a spreadsheet, put into a cell of a list → the list with them.
import { isOfExamples } from '../example-words';
import type { Schemas } from '../shell-state';
import { type Column, writeCells } from './grid-columns';
import { readPasted } from './pasted-columns';
import type { PastedCells } from './table-edits';

/** Undefined for words. */
export function readCells(text: string): PastedCells['cells'] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined;
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}

interface Pasted extends PastedCells {
  readonly columns: readonly Column[];
  /** That of the site. */
  readonly currency: unknown;
  /** In which numbers are written. */
  readonly language: string;
}

/** What an example says goes, once something comes into its place. */
export function pasteRows(
  schemas: Schemas,
  rows: readonly unknown[],
  { cells, row, column, columns, currency, language }: Pasted,
): unknown[] {
  const isBegun = row > 0 || column > 0 || !isOfExamples(schemas, rows);
  return writeCells(isBegun ? rows : [], {
    ...{ ...readPasted({ cells, column, columns }), row, all: columns, language },
    currency: typeof currency === 'string' ? currency : undefined,
  });
}
