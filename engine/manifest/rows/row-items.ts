// The rows of a data file → the items of a collection, each with its id, its value, and the way back to its cells.
import { toSlug } from '../../content/addresses/slug';
import { toPointer } from '../../content/shape/shape';
import type { RawFinding } from '../raw-finding';
import type { RowValue } from '../text/parse-rows';
import { findCell, type MeantRow, takeRows } from './data-file';
import {
  type Column,
  checkColumns,
  chooseColumns,
  findId,
  findUnread,
  idMember,
  type RowCollection,
} from './item-columns';
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

interface FoundRows {
  readonly items: readonly RowItem[];
  /** The names of rows that are not valid. */
  readonly invalid: readonly string[];
  readonly findings: readonly RawFinding[];
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
    const id = findId(given, columns);
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
