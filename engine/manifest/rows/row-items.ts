// The rows of a data file → the items of a collection, each with its id, its value, and the way back to its cells.
import { toSlug } from '../../content/addresses/slug';
import { toPointer } from '../../content/shape/shape';
import type { Rows } from '../../generated/manifest';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { quoteAll } from '../shape/value-words';
import type { RowValue } from '../text/parse-rows';
import { findCell, type MeantRow, takeRows, toUnknownColumn } from './data-file';
import type { MemberTypes } from './member-types';
import { RowReader } from './row-reader';

/** An item that is a row. A file may have a hundred thousand: what they share is in one object. */
export interface RowItem {
  /** `piano`: what follows the id of the collection in its id. */
  readonly name: string;
  /** Made for it alone: defaults are filled in. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The row, as a pointer in the file. */
  readonly at: string;
  /** The cell of a member, as a pointer in the file; the row where there is none. */
  readonly placeOf: (member: string) => string;
}

interface RowCollection {
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

interface FoundRows {
  readonly items: readonly RowItem[];
  /** The names of rows that are not valid. */
  readonly invalid: readonly string[];
  readonly findings: readonly RawFinding[];
}

const idMember = 'id';

/** A member, or one of a member, with its column. */
interface Column {
  readonly steps: readonly string[];
  readonly column: string;
}

/** The columns that the manifest names. */
const listNamed = ({ config }: RowCollection): [name: string, column: string][] =>
  Object.entries(config.columns ?? {}).filter(([name]) => !name.startsWith('$'));

/** Which columns say which members; what no item has is left aside. */
function chooseColumns(given: RowCollection, columns: readonly string[]) {
  const named = listNamed(given);
  const pairs = named.length > 0 ? named : columns.map((column) => [column, column] as const);
  const members = new Set(given.types.names);
  return pairs.flatMap(([name, column]): Column[] => {
    const steps = name.split('.');
    return name !== idMember && members.has(steps[0] ?? '') ? [{ steps, column }] : [];
  });
}

/** What is wrong with the columns that the manifest names, and with those that the file has. */
function checkColumns(given: RowCollection, columns: readonly string[]): RawFinding[] {
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
  const id = config.columns?.[idMember] ?? idMember;
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

/** Columns that are called like a member, and that "columns" leaves out: whoever added them takes them for read. */
function findUnread(given: RowCollection): RawFinding[] {
  const { config, manifest, pointer, types, columns } = given;
  const named = listNamed(given);
  if (named.length === 0) return [];
  const taken = new Set(named.flatMap(([name, column]) => [name.split('.')[0], column]));
  const members = new Set(types.names);
  return columns.flatMap((column): RawFinding[] => {
    const [member = ''] = column.split('.');
    if (!members.has(member) || taken.has(member) || taken.has(column)) return [];
    const params: ParamsOf<'unread-column'> = { column, file: config.file };
    return [{ code: 'unread-column', file: manifest, pointer: `${pointer}/columns`, params }];
  });
}

type Entry = Record<string, unknown>;

function setMember(value: Entry, steps: readonly string[], member: unknown): void {
  const [first = '', ...rest] = steps;
  if (rest.length === 0) {
    value[first] = member;
    return;
  }
  const inner = typeof value[first] === 'object' && value[first] !== null ? value[first] : {};
  value[first] = inner;
  setMember(inner as Entry, rest, member);
}

interface MadeRow {
  readonly name: string;
  readonly value: Entry;
  readonly row: MeantRow;
  readonly columns: readonly Column[];
}

class RowOfFile implements RowItem {
  readonly name: string;
  readonly value: Entry;
  readonly #row: MeantRow;
  readonly #columns: readonly Column[];

  constructor({ name, value, row, columns }: MadeRow) {
    this.name = name;
    this.value = value;
    this.#row = row;
    this.#columns = columns;
  }

  get at(): string {
    return toPointer('', this.#row.index);
  }

  placeOf(member: string): string {
    const found = this.#columns.find(({ steps }) => steps[0] === member);
    const cell = found && findCell(this.#row.value, found.column);
    return (cell?.steps ?? []).reduce<string>(toPointer, this.at);
  }
}

class RowItems {
  readonly invalid: string[] = [];
  readonly #given: RowCollection;
  readonly #columns: readonly Column[];
  readonly #columnOf: (name: string) => string;
  /** About cells that cannot be read. */
  readonly findings: RawFinding[] = [];
  /** About words in cells, which can. */
  readonly ofWords: RawFinding[] = [];

  constructor(given: RowCollection, columns: readonly string[]) {
    this.#given = given;
    this.#columns = chooseColumns(given, columns);
    const byName = new Map(this.#columns.map(({ steps, column }) => [steps.join('.'), column]));
    const id = given.config.columns?.[idMember] ?? idMember;
    this.#columnOf = (name) => (name === idMember ? id : (byName.get(name) ?? name));
  }

  make(row: MeantRow, known: Map<string, number>): RowItem | undefined {
    const { source, variables } = this.#given;
    const { findings, ofWords } = this;
    const before = findings.length;
    const reading = { file: source, columnOf: this.#columnOf, variables, findings, ofWords };
    const reader = new RowReader(row, reading);
    const name = this.#readName(reader, known);
    const value: Entry = {};
    for (const { steps, column } of this.#columns) {
      const member = this.#readMember(reader, { steps, column }, row.value);
      if (member !== undefined) setMember(value, steps, member);
    }
    if (name === undefined) return undefined;
    known.set(name, reader.number);
    if (findings.length > before) {
      this.invalid.push(name);
      return undefined;
    }
    return new RowOfFile({ name, value, row, columns: this.#columns });
  }

  #readName(reader: RowReader, known: ReadonlyMap<string, number>): string | undefined {
    const words = reader.need(idMember);
    if (words === undefined) return undefined;
    const name = toSlug(words).replace(/^section-(?=[0-9])/, '');
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name === 'section') {
      const reason = `"${words}" cannot be the name of an item`;
      reader.report({ name: idMember, reason, remedy: 'Use letters, digits and hyphens.' });
      return undefined;
    }
    const other = known.get(name);
    if (other === undefined) return name;
    const reason = `"${words}" is the name of row ${other}, too`;
    reader.report({ name: idMember, reason, remedy: 'Give each row an id of its own.' });
    return undefined;
  }

  /** What JSON says as a value of its own stays as it is. */
  #readMember(reader: RowReader, { steps, column }: Column, row: RowValue): unknown {
    const said = findCell(row, column)?.value;
    const kind = this.#given.types.cellOf(steps);
    const isWords = typeof said === 'string' || typeof said === 'number';
    return isWords ? reader.read(steps.join('.'), kind) : (said ?? undefined);
  }
}

export function findRowItems(given: RowCollection): FoundRows {
  const { config, manifest, pointer, rows, columns } = given;
  if (columns.length === 0) return { items: [], invalid: [], findings: [] };
  const taken = takeRows(config, rows, columns);
  const wrong = [
    ...taken.findings.map(
      (one) => ({ ...one, file: manifest, pointer: pointer + one.pointer }) as RawFinding,
    ),
    ...checkColumns(given, columns),
  ];
  if (wrong.length > 0) return { items: [], invalid: [], findings: wrong };
  const making = new RowItems(given, columns);
  const known = new Map<string, number>();
  const items = taken.rows.flatMap((row) => making.make(row, known) ?? []);
  const found = [...findUnread(given), ...making.findings, ...making.ofWords];
  return { items, invalid: making.invalid, findings: found };
}
