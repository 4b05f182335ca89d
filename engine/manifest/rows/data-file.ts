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

/** The column that is called so; one in other letters ("Group") where no other can be meant. */
export function findColumn(name: string, columns: readonly string[]): string | undefined {
  if (columns.includes(name)) return name;
  const alike = columns.filter((column) => column.toLowerCase() === name.toLowerCase());
  return alike.length === 1 ? alike[0] : undefined;
}

const maxNamed = 20;

const quoteSome = (names: readonly string[]): string =>
  names.length > maxNamed ? `${quoteAll(names.slice(0, maxNamed))} and others` : quoteAll(names);

interface SoughtColumn {
  readonly column: string;
  readonly file: string;
  readonly known: readonly string[];
  /** Nobody has named it: it is one that there has to be. */
  readonly isNeeded?: true;
}

export function toUnknownColumn({ column, file, known, isNeeded }: SoughtColumn) {
  const params: ParamsOf<'unknown-column'> = {
    ...{ column, file, near: findNearest(column, known) },
    known: quoteSome(known),
    needed: isNeeded && 'yes',
  };
  return { code: 'unknown-column', params } as const;
}

interface UnreadColumns {
  readonly config: Rows;
  /** Those of the file that are not read here. */
  readonly unread: readonly string[];
  /** The names that a column may have, and those that no column has yet. */
  readonly known: readonly string[];
  readonly free: readonly string[];
}

type UnreadColumn = Pick<RawFinding & { code: 'unread-column' }, 'code' | 'params' | 'pointer'>;

/** Each that is nearly called like something that is missing; the others together, unless the manifest has chosen. */
export function tellUnread({ config, unread, known, free }: UnreadColumns): UnreadColumn[] {
  const { file, columns, only = {} } = config;
  const place = columns ? '/columns' : '/file';
  const tell = (params: ParamsOf<'unread-column'>): UnreadColumn => ({
    ...{ code: 'unread-column', pointer: place, params },
  });
  const told = unread.filter(
    (column) => column.toLowerCase() !== 'id' && !Object.hasOwn(only, column),
  );
  const nearly = told.flatMap((column) => {
    const [first = '', ...rest] = column.split('.');
    const near = findNearest(first, free);
    return near === undefined ? [] : [{ column, near: [near, ...rest].join('.') }];
  });
  const others = told.filter((one) => !nearly.some(({ column }) => column === one));
  return [
    ...nearly.map(({ column, near }) => {
      const chosen = columns ? 'yes' : undefined;
      return tell({ ...{ columns: `"${column}"`, file, column, near, chosen } });
    }),
    ...(columns || others.length === 0
      ? []
      : [tell({ ...{ columns: quoteSome(others), file, known: quoteSome(known) } })]),
  ];
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
