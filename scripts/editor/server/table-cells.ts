// A cell of a table in a text, or in a block → what adds or takes away the row or the column that it is in.
import { isDocument } from '../../../engine/content/addresses/text-kind';
import { toPointer } from '../../../engine/content/shape/shape';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import type { JsonPath } from '../../edit/json-edits';
import type { Operation } from '../../edit/operations';
import { readValue } from '../../edit/refuse-operation';
import type { WordSpot } from '../wire';
import { type TableChange, unsaid } from '../words-dialect';
import {
  findPart,
  getAt,
  type Reading,
  refuseAlone,
  toWordOperations,
  toWrittenPath,
} from './written-words';

interface Cell {
  /** The path of its table. */
  readonly table: JsonPath;
  /** -1 for a heading. */
  readonly row: number;
  readonly column: number;
  /** How many there are. */
  readonly rows: number;
  readonly columns: number;
}

const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function findCell({ site, parse }: Reading, { file, pointer }: WordSpot): Cell | undefined {
  const text = site.read(file);
  if (text === undefined || !(isDocument(file) || file.endsWith('.json'))) return undefined;
  const root = isDocument(file) ? parse(text).value : readValue(site.know(file, text));
  const path = toWrittenPath(pointer, root);
  const at = path.findLastIndex((step) => step === 'rows' || step === 'columns');
  const table = path.slice(0, Math.max(0, at));
  const value = getAt(root, table);
  if (at < 0 || !isRecord(value) || !Array.isArray(value.columns)) return undefined;
  if (!Array.isArray(value.rows) || !value.rows.every(Array.isArray)) return undefined;
  const [name, first, second] = path.slice(at);
  return {
    ...{ table, rows: countIn(value.rows), columns: countIn(value.columns) },
    ...(name === 'rows'
      ? { row: Number(first), column: Number(second) }
      : { row: -1, column: Number(first) }),
  };
}

export const isTableChange = (as: string | undefined): as is TableChange =>
  /^(?:add|remove) (?:row|column)$/.test(as ?? '');

export const isCell = (reading: Reading, spot: WordSpot): boolean =>
  spot.part !== 'key' && findCell(reading, spot) !== undefined;

function toValueOperations(file: string, cell: Cell, as: TableChange): readonly Operation[] {
  const { table, row, column, rows, columns } = cell;
  const at = (...steps: JsonPath): JsonPath => [...table, ...steps];
  const below = { file, path: at('rows'), index: row + 1 };
  if (as === 'add row') return [{ op: 'insert', ...below, value: Array(columns).fill(unsaid) }];
  if (as === 'remove row') return [{ op: 'remove', file, path: at('rows', row) }];
  const lists: readonly (readonly [path: JsonPath, value: JsonValue])[] = [
    [at('columns'), { heading: unsaid }],
    ...Array.from({ length: rows }, (_, index) => [at('rows', index), unsaid] as const),
  ];
  return lists.map(([path, value]) =>
    as === 'add column'
      ? { op: 'insert', file, path, index: column + 1, value }
      : { op: 'remove', file, path: [...path, column] },
  );
}

/** Between these are the cells of a line. */
const bar = /(?<!\\)\|/;

/** A line of a table, of which the second has dashes. */
function changeLine(line: string, index: number, { column }: Cell, as: TableChange): string {
  const pieces = line.split(bar);
  // Before the first bar there is nothing, or the sign of a quotation.
  const at = column + (/^[ \t>]*$/.test(pieces[0] ?? '') ? 1 : 0);
  if (as === 'remove column') pieces.splice(at, 1);
  else pieces.splice(at + 1, 0, index === 1 ? ' --- ' : ` ${unsaid} `);
  return pieces.join('|');
}

function changeLines(text: string, cell: Cell, as: TableChange): string {
  const lines = text.split('\n');
  // Above the rows there are the headings, and the dashes.
  const at = cell.row + 2;
  if (as === 'remove row') lines.splice(at, 1);
  else if (as === 'add row') {
    const quoted = /^[ \t>]*/.exec(lines[1] ?? '')?.[0] ?? '';
    const last = Math.max(at, 1) + 1;
    lines.splice(last, 0, `${quoted}|${` ${unsaid} |`.repeat(cell.columns)}`);
  } else return lines.map((line, index) => changeLine(line, index, cell, as)).join('\n');
  return lines.join('\n');
}

const least: Readonly<Partial<Record<TableChange, string>>> = {
  'remove row': 'The headings of a table stay, and one row below them.',
  'remove column': 'One column of a table stays.',
};

interface CellWords {
  readonly text: string;
  readonly as: TableChange | undefined;
  /** What comes below the table, of a document. */
  readonly below?: readonly string[];
}

/** @throws CannotRun where nothing of the table would be left. */
export function toCellOperations(
  reading: Reading,
  spot: WordSpot,
  { text: words, as, below = [] }: CellWords,
): readonly Operation[] {
  const { site, parse } = reading;
  const { file } = spot;
  const cell = findCell(reading, spot);
  const count =
    as === 'remove row' ? (cell?.row ?? -1) < 0 || cell?.rows === 1 : cell?.columns === 1;
  const kept = as && least[as];
  if (cell === undefined || (kept !== undefined && count))
    throw new CannotRun(kept ?? 'These words are in no table any more.');
  const isKept = kept === undefined;
  if (as !== undefined && !isDocument(file))
    return [
      ...(isKept ? toWordOperations(reading, spot, words) : []),
      ...toValueOperations(file, cell, as),
    ];
  const text = site.get(file);
  const own = findPart(parse, text, toWrittenPath(spot.pointer, parse(text).value));
  const whole = findPart(parse, text, cell.table.slice(0, -1));
  if (own === undefined || whole === undefined) throw refuseAlone();
  const [start, end] = whole.span;
  const said = isKept
    ? text.slice(start, own.span[0]) + words + text.slice(own.span[1], end)
    : text.slice(start, end);
  const table = as === undefined ? said : changeLines(said, cell, as);
  const all = [table, ...below.map((one) => one.trim())].join('\n\n');
  const edit = { offset: start, length: end - start, text: all };
  return [{ op: 'edit', file, edits: [edit] }];
}

/** Where somebody goes on: in the new row or column, or beside what was there. */
export function toCellAfter(reading: Reading, spot: WordSpot, as: TableChange): WordSpot {
  const cell = findCell(reading, spot);
  if (cell === undefined) return spot;
  const { table } = cell;
  const row = as === 'add row' ? cell.row + 1 : Math.min(cell.row, cell.rows - 1);
  const moved = as === 'add column' ? cell.column + 1 : cell.column;
  const column = as === 'add row' ? 0 : Math.min(moved, cell.columns - 1);
  const path = row < 0 ? ['columns', column, 'heading'] : ['rows', row, column];
  return { ...spot, pointer: [...table, ...path].reduce<string>(toPointer, '') };
}
