// Items that are rows of a data file → where these are, and the operations that add, change and remove them.
import { toSlug } from '../../engine/content/addresses/slug';
import { findCell, listColumns, toCellWords } from '../../engine/manifest/rows/data-file';
import { isTable, type RowValue, readRows } from '../../engine/manifest/text/parse-rows';
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import type { JsonPath } from './json-edits';
import type { JsonOperation } from './operations';
import { applyToRows } from './row-edits';
import type { SiteEdit } from './site-edit';

/** The row of an item. */
export interface ItemRow {
  readonly index: number;
  /** What it says, by the members of its kind. */
  readonly value: Json;
  /** The cell of a member. */
  readonly placeOf: (member: string) => JsonPath;
}

interface DataFile {
  /** Below files/. */
  readonly path: string;
  readonly rows: readonly RowValue[];
  /** Of its columns, and what the collection calls them. */
  readonly members: readonly string[];
  readonly columnOf: (member: string) => string;
}

/** The file of a collection whose items are rows; undefined for one of files. @throws CannotRun where it cannot be read. */
function findDataFile(site: SiteEdit, { rows: config }: Json): DataFile | undefined {
  if (!isRecord(config)) return undefined;
  const path = String(config.file);
  const { value } = readRows(`files/${path}`, site.read(`files/${path}`) ?? '');
  if (!Array.isArray(value))
    throw new CannotRun(`The rows of files/${path} cannot be read. Fix that first.`);
  const columns = isRecord(config.columns) ? config.columns : {};
  const columnOf = (member: string): string =>
    Object.hasOwn(columns, member) ? String(columns[member]) : member;
  const members = [...Object.keys(columns), ...listColumns(value)];
  return { path, rows: value, members, columnOf };
}

const nameOf = (row: RowValue, { columnOf }: DataFile): string =>
  toSlug(toCellWords(findCell(row, columnOf('id'))?.value) ?? '').replace(/^section-(?=[0-9])/, '');

/** @throws CannotRun where no row has that id. */
export function getRow(site: SiteEdit, collection: Json, name: string): ItemRow | undefined {
  const file = findDataFile(site, collection);
  if (file === undefined) return undefined;
  const index = file.rows.findIndex((row) => nameOf(row, file) === name);
  const row = file.rows[index];
  if (row === undefined)
    throw new CannotRun(`There is no item "${name}": no row of files/${file.path} has that id.`);
  const toCell = (member: string) => findCell(row, file.columnOf(member));
  const value = Object.fromEntries(
    file.members.flatMap((member) => {
      const words = toCellWords(toCell(member)?.value);
      return words === undefined ? [] : [[member, words]];
    }),
  );
  return {
    ...{ index, value },
    placeOf: (member) => [index, ...(toCell(member)?.steps ?? [file.columnOf(member)])],
  };
}

/** A change of a table, or of a list in JSON. */
export function applyToDataFile(site: SiteEdit, operation: JsonOperation): void {
  if (isTable(operation.file)) applyToRows(site, operation);
  else site.apply(operation);
}

type Row = Record<string, JsonValue>;

function setMember(row: Row, [first = '', ...rest]: readonly string[], words: string): void {
  if (rest.length === 0) row[first] = words;
  else {
    const inner = { ...(row[first] as Row | undefined) };
    setMember(inner, rest, words);
    row[first] = inner;
  }
}

interface NewRow {
  readonly name: string;
  readonly collection: Json;
  /** By the members of its kind. */
  readonly members: Readonly<Record<string, string>>;
  /** What its kind asks for besides, for columns that there are. */
  readonly examples: Json;
}

/** Behind all others. @throws CannotRun where the file has no column for what it says, or has that row. */
export function addRow(site: SiteEdit, { name, collection, members, examples }: NewRow): void {
  const file = findDataFile(site, collection);
  if (file === undefined) return;
  if (file.rows.some((row) => nameOf(row, file) === name))
    throw new CannotRun(`files/${file.path} has a row "${name}" already. Choose another name.`);
  const columns = listColumns(file.rows);
  const row: Row = {};
  // In JSON, "price.amount" is a member of a member.
  const put = (column: string, words: string): void =>
    setMember(row, isTable(file.path) ? [column] : column.split('.'), words);
  for (const [member, words] of Object.entries({ id: name, ...members })) {
    const column = file.columnOf(member);
    if (columns.length > 0 && !columns.includes(column))
      throw new CannotRun(`files/${file.path} has no column "${column}" for the ${member}.`);
    put(column, words);
  }
  for (const [member, example] of Object.entries(examples)) {
    const column = file.columnOf(member);
    const isKnown = Object.hasOwn(members, member) || !columns.includes(column);
    if (!isKnown && typeof example !== 'object') put(column, String(example));
  }
  applyToDataFile(site, { op: 'insert', file: `files/${file.path}`, path: [], value: row });
}
