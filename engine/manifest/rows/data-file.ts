// A data file that is named, and which of its rows are meant → these rows, with the columns that are asked for.
import { toPointer } from '../../content/shape/shape';
import type { Rows } from '../../generated/manifest';
import { isRecord } from '../../model/json';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { quoteAll } from '../shape/value-words';
import { isTable, placeTable, type RowValue } from '../text/parse-rows';
import type { TextFile } from '../text/read-text-file';

/** A row, and where it stands in its file. */
export interface MeantRow {
  readonly index: number;
  readonly value: RowValue;
}

/** A cell, and the steps of a pointer to it in its row. */
interface Cell {
  readonly steps: readonly string[];
  readonly value: unknown;
}

/** A column by its name; in JSON, "price.amount" may be a member of a member. */
export function findCell(row: RowValue, column: string): Cell | undefined {
  if (Object.hasOwn(row, column)) return { steps: [column], value: row[column] };
  const steps = column.split('.');
  let value: unknown = row;
  for (const step of steps) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return { steps, value };
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What readers read of a cell; undefined where it is empty. */
export function toCellWords(value: unknown): string | undefined {
  const values = (Array.isArray(value) ? value : [value]).filter(isScalar);
  const words = values.map(String).join(', ').trim();
  return words === '' ? undefined : words;
}

/** The columns of a file in order: rows in JSON may have different ones. */
export function listColumns(rows: readonly RowValue[]): string[] {
  const names = new Set<string>();
  const add = (value: RowValue, before: string): void => {
    for (const name of Object.keys(value)) {
      const own = value[name];
      if (isRecord(own)) add(own, `${before}${name}.`);
      else names.add(before + name);
    }
  };
  for (const row of rows) add(row, '');
  return [...names];
}

/** Those of a whole file: a table without rows has them, too. */
export function listColumnsOf(path: string, { text, value }: TextFile): readonly string[] {
  const rows = (value ?? []) as readonly RowValue[];
  return rows.length === 0 && isTable(path) ? placeTable(text).names : listColumns(rows);
}

const maxNamed = 20;

interface SoughtColumn {
  readonly column: string;
  readonly file: string;
  readonly known: readonly string[];
  /** Nobody has named it: it is one that there has to be. */
  readonly isNeeded?: true;
}

export function toUnknownColumn({ column, file, known, isNeeded }: SoughtColumn) {
  const named = quoteAll(known.slice(0, maxNamed));
  const params: ParamsOf<'unknown-column'> = {
    ...{ column, file, near: findNearest(column, known) },
    known: known.length > maxNamed ? `${named} and others` : named,
    needed: isNeeded && 'yes',
  };
  return { code: 'unknown-column', params } as const;
}

interface Taken {
  readonly rows: readonly MeantRow[];
  /** With pointers below the entry that names the file. */
  readonly findings: readonly Omit<RawFinding, 'file'>[];
}

/** The rows that are meant, in the order of the file. */
export function takeRows(
  { file, only = {}, first }: Rows,
  rows: readonly RowValue[],
  columns: readonly string[],
): Taken {
  const conditions = Object.entries(only).filter(([name]) => !name.startsWith('$'));
  const findings = conditions.flatMap(([name]) =>
    columns.includes(name)
      ? []
      : [
          {
            ...toUnknownColumn({ column: name, file, known: columns }),
            ...{ pointer: toPointer('/only', name), part: 'key' as const },
          },
        ],
  );
  if (findings.length > 0) return { rows: [], findings };
  const meant = rows.flatMap((value, index) =>
    conditions.every(([name, said]) => toCellWords(findCell(value, name)?.value) === said)
      ? [{ index, value }]
      : [],
  );
  return { rows: first === undefined ? meant : meant.slice(0, first), findings: [] };
}
