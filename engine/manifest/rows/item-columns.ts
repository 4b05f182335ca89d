// The columns of a data file whose rows are items → the members that they say, and what is wrong with them.
import { toPointer } from '../../content/shape/shape';
import type { Rows } from '../../generated/manifest';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { quoteAll } from '../shape/value-words';
import type { RowValue } from '../text/parse-rows';
import { findColumn, tellUnread, toUnknownColumn } from './data-file';
import type { MemberTypes } from './member-types';

export interface RowCollection {
  readonly config: Rows;
  readonly rows: readonly RowValue[];
  /** Of the file: a table has them without any row, too. */
  readonly columns: readonly string[];
  readonly types: MemberTypes;
  /** What findings call the file, and the manifest. */
  readonly source: string;
  readonly manifest: string;
  /** Where the manifest names the rows. */
  readonly pointer: string;
  /** The names of the variables that the manifest defines. */
  readonly variables: ReadonlySet<string> | undefined;
}

export const idMember = 'id';

/** A member, or one of a member, with its column. */
export interface Column {
  readonly steps: readonly string[];
  readonly column: string;
}

/** The columns that the manifest names. */
const listNamed = ({ config }: RowCollection): [name: string, column: string][] =>
  Object.entries(config.columns ?? {}).filter(([name]) => !name.startsWith('$'));

/** The member that a column is called like. */
function toMember(column: string, members: readonly string[], columns: readonly string[]): string {
  const [first = '', ...rest] = column.split('.');
  const member = [findColumn(first, members) ?? first, ...rest].join('.');
  return findColumn(member, columns) === column ? member : column;
}

/** The column that names the items. */
export const findId = ({ config }: RowCollection, columns: readonly string[]): string =>
  config.columns?.[idMember] ?? findColumn(idMember, columns) ?? idMember;

/** Which columns say which members; what no item has is left aside. */
export function chooseColumns(given: RowCollection, columns: readonly string[]) {
  const named = listNamed(given);
  const { names } = given.types;
  const members = new Set(names);
  const pairs =
    named.length > 0
      ? named
      : columns.map((column) => [toMember(column, names, columns), column] as const);
  return pairs.flatMap(([name, column]): Column[] => {
    const steps = name.split('.');
    return name !== idMember && members.has(steps[0] ?? '') ? [{ steps, column }] : [];
  });
}

/** What is wrong with the columns that the manifest names, and with those that the file has. */
export function checkColumns(given: RowCollection, columns: readonly string[]): RawFinding[] {
  const { config, manifest, pointer, types } = given;
  const known = [idMember, ...types.names];
  const found = listNamed(given).flatMap(([name, column]): RawFinding[] => {
    const at = toPointer(`${pointer}/columns`, name);
    const [first = ''] = name.split('.');
    if (!known.includes(first)) {
      const params: ParamsOf<'unknown-field'> = {
        ...{ concept: 'An item of this kind', field: name, known: quoteAll(known) },
        near: findNearest(name, known),
      };
      return [{ code: 'unknown-field', file: manifest, pointer: at, part: 'key', params }];
    }
    return columns.includes(column)
      ? []
      : [
          {
            ...toUnknownColumn({ column, file: config.file, known: columns }),
            ...{ file: manifest, pointer: at },
          },
        ];
  });
  if (found.length > 0) return found;
  const said = new Set(chooseColumns(given, columns).map(({ steps }) => steps[0]));
  const id = findId(given, columns);
  const missing = [
    ...types.required.filter((name) => !said.has(name)),
    ...(columns.includes(id) ? [] : [id]),
  ];
  const at = { file: manifest, pointer: `${pointer}/file` };
  return missing.map((column) => ({
    ...toUnknownColumn({ column, file: config.file, known: columns, isNeeded: true }),
    ...at,
  }));
}

/** Columns that are called like a member and say none: whoever added them takes them for read. */
export function findUnread(given: RowCollection): RawFinding[] {
  const { config, manifest, pointer, types, columns } = given;
  const chosen = chooseColumns(given, columns);
  const taken = new Set([findId(given, columns), ...chosen.map(({ column }) => column)]);
  const said = new Set(chosen.map(({ steps }) => steps[0]));
  const free = types.names.filter((name) => !said.has(name));
  const unread = columns.filter((column) => !taken.has(column));
  return tellUnread({ config, unread, known: types.names, free }).map((one) => ({
    ...{ ...one, file: manifest, pointer: pointer + one.pointer },
  }));
}
