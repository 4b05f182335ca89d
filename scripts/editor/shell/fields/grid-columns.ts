// The schema of things in a list → the columns of a grid, and values in its cells.
import { toDays, toTimes } from '../../../../engine/manifest/shape/meant-day';
import { isRecord } from '../../../../engine/model/json';
import type { Schemas } from '../shell-state';
import { type FormSchema, listMembers, readSchema } from './form-schema';
import { findCurrency, readNumber } from './read-number';

export interface Column {
  readonly title: string;
  readonly path: readonly (string | number)[];
  readonly isNumber: boolean;
  readonly isRequired: boolean;
  /** Of its words, such as times of the day. */
  readonly pattern?: string | undefined;
  /** What is said in the same value in the place of a number. */
  readonly instead?: string | undefined;
}

const isText = ({ type, refersTo, oneOf, enum: choices }: FormSchema): boolean =>
  type === 'string' &&
  oneOf === undefined &&
  choices === undefined &&
  (refersTo === undefined || ['running-text', 'plain', 'literal'].includes(refersTo));

const isNumber = ({ type }: FormSchema): boolean => type === 'number' || type === 'integer';

/** Undefined where a value holds what no cell can. */
function listLeaves(
  schemas: Schemas,
  schema: FormSchema,
  path: readonly string[] = [],
): Column[] | undefined {
  const columns: Column[] = [];
  for (const { name, schema: own, isRequired } of listMembers(schemas, schema)) {
    const at = [...path, name];
    if (isText(own) || isNumber(own))
      columns.push({
        ...{ title: own.title ?? name, path: at, isRequired },
        ...{ isNumber: isNumber(own), pattern: own.pattern },
        ...(schema.exclusive?.[0] === name && { instead: schema.exclusive[1] }),
      });
    else if (own.type === 'object' && own.properties !== undefined && path.length === 0) {
      const inner = listLeaves(schemas, own, at);
      if (inner === undefined) return undefined;
      columns.push(...inner.map((column) => ({ ...column, isRequired: false })));
    } else return undefined;
  }
  return columns;
}

const maxColumns = 8;

/** Whether a grid can hold all that the items of a list may have. */
export function fitsGrid(schemas: Schemas, { items, from }: FormSchema): boolean {
  const item = readSchema(schemas, items, from);
  if (isRows(schemas, item)) return true;
  const columns = item.type === 'object' && item.properties ? listLeaves(schemas, item) : undefined;
  return columns !== undefined && columns.length > 1 && columns.length <= maxColumns;
}

/** Rows of cells, as a table has them. */
export const isRows = (schemas: Schemas, item: FormSchema): boolean =>
  item.type === 'array' && Array.isArray(readSchema(schemas, item.items, item.from).type);

export function listColumns(
  schemas: Schemas,
  item: FormSchema,
  rows: readonly unknown[],
): readonly Column[] {
  if (!isRows(schemas, item)) return listLeaves(schemas, item) ?? [];
  const count = Math.max(1, ...rows.map((row) => (Array.isArray(row) ? row.length : 0)));
  return Array.from({ length: count }, (_, index) => ({
    ...{ title: `Column ${index + 1}`, path: [index], isNumber: false, isRequired: true },
  }));
}

export const readAt = (item: unknown, { path }: Pick<Column, 'path'>): unknown =>
  path.reduce<unknown>(
    (holder, key) =>
      Array.isArray(holder) || isRecord(holder)
        ? (holder as Record<string | number, unknown>)[key]
        : undefined,
    item,
  );

/** What no row says beside an amount, such as a unit: narrow columns say less without it. */
export function listLeftOut(
  columns: readonly Column[],
  rows: readonly unknown[],
): ReadonlySet<Column> {
  const isUnsaid = (column: Column): boolean =>
    column.path.length > 1 &&
    !column.isNumber &&
    rows.every((row) => readAt(row, column) === undefined);
  return new Set(columns.some(({ isNumber }) => isNumber) ? columns.filter(isUnsaid) : []);
}

/** Whether a cell has more than words: those are typed on the page. */
export function hasParts(item: unknown, column: Column): boolean {
  const value = readAt(item, column);
  return typeof value === 'object' && value !== null;
}

const toWords = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? Object.values(value).map(toWords).join('') : String(value);
};

/** The words in a cell. */
export const readCell = (item: unknown, column: Column): string => toWords(readAt(item, column));

/** "7", "7 am" and "24.12.2027" are a time and a day, where these are asked for. */
function toMeant(text: string, pattern: string): string {
  const fits = (written: string): boolean => new RegExp(pattern, 'u').test(written);
  return [text, ...toDays(text), ...toTimes(text)].find(fits) ?? text;
}

/** Undefined for an empty cell that may be left out; `language`: in which numbers are written. */
export function toCell(
  text: string,
  { isNumber: isOfNumbers, isRequired, pattern }: Column,
  language: string,
): unknown {
  if (text.trim() === '' && (!isRequired || isOfNumbers)) return undefined;
  if (!isOfNumbers) return pattern === undefined ? text : toMeant(text, pattern);
  return readNumber(text, language) ?? text;
}

/** Where something else of an amount is said, in the same value, such as its currency. */
const findBeside = (
  columns: readonly Column[],
  { path, isNumber: isOfNumbers }: Column,
  name: string | undefined,
): Column | undefined =>
  columns.find(
    (one) =>
      isOfNumbers && one.path.length > 1 && [...path.slice(0, -1), name].join() === one.path.join(),
  );

function writeCell(item: unknown, path: Column['path'], cell: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return cell;
  if (Array.isArray(item)) {
    const copy = [...item];
    copy[Number(key)] = cell ?? '';
    return copy;
  }
  const holder = isRecord(item) ? item : {};
  const inner = writeCell(holder[key], rest, cell);
  const others = Object.entries(holder).filter(([name]) => name !== key);
  return inner === undefined
    ? Object.fromEntries(others)
    : Object.fromEntries([...others, [key, inner]]);
}

const without = (item: unknown, ...columns: readonly (Column | undefined)[]): unknown =>
  columns.reduce<unknown>(
    (rest, column) => (column === undefined ? rest : writeCell(rest, column.path, undefined)),
    item,
  );

interface Numbers {
  /** All that there are. */
  readonly all: readonly Column[];
  /** That of amounts of the site. */
  readonly currency: string | undefined;
  /** In which numbers are written. */
  readonly language: string;
}

interface Said extends Numbers {
  readonly column: Column;
  readonly text: string;
  /** An amount that names no currency has that of these, where it is that of all of them and of more than one. */
  readonly above: readonly unknown[];
}

/** An item with what is said in one of its cells. */
export function sayCell(item: unknown, { column, text, above, all, currency, language }: Said) {
  const cell = toCell(text, column, language);
  const [place, words] = ['currency', column.instead].map((name) => findBeside(all, column, name));
  // "On request" comes in the place of an amount, and goes for one.
  if (words !== undefined && typeof cell === 'string') {
    return writeCell(without(item, column, place), words.path, cell.trim());
  }
  const written = writeCell(without(item, words), column.path, cell);
  if (place === undefined || typeof cell !== 'number') return written;
  const [usual, ...others] = above.map((one) => readAt(one, place));
  const isUsual = others.length > 0 && others.every((one) => one === usual);
  const named = /[^-\d\s.,'’]/.test(text)
    ? findCurrency(text, currency)
    : (readAt(item, place) ?? (isUsual ? usual : undefined));
  return writeCell(written, place.path, named);
}

interface Pasted extends Numbers {
  readonly cells: readonly (readonly string[])[];
  /** Where they begin. */
  readonly row: number;
  /** Where each cell of a row goes. */
  readonly columns: readonly (Column | undefined)[];
}

/** The rows with cells written into them; those that are not there yet say nothing else. */
export function writeCells(rows: readonly unknown[], pasted: Pasted): unknown[] {
  const { cells, row, columns, ...numbers } = pasted;
  const all = [...rows];
  for (const [down, line] of cells.entries()) {
    let item: unknown = all[row + down] ?? {};
    const above = all.slice(0, row + down);
    for (const [across, text] of line.entries()) {
      const column = columns[across];
      if (column !== undefined) item = sayCell(item, { ...numbers, column, text, above });
    }
    all[row + down] = item;
  }
  return all;
}
