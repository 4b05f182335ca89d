// A block that names a data file + the rows of this file → the block as if they were written out in it.
import { toPointer } from '../../content/shape/shape';
import type { BlockConfig, Rows } from '../../generated/manifest';
import type { BlockModule } from '../../model/block-module';
import type { WeekDayNames } from '../../model/rows';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { quoteAll } from '../shape/value-words';
import type { RowValue } from '../text/parse-rows';
import { findColumn, listColumns, takeRows, tellUnread, toUnknownColumn } from './data-file';
import { RowReader } from './row-reader';

/** How many rows one block shows at most. */
const maxRows = 500;

type RowsFacts = NonNullable<NonNullable<BlockModule['entry']>['rows']>;

interface Filling {
  readonly facts: RowsFacts;
  readonly config: Rows;
  /** All of the file. */
  readonly rows: readonly RowValue[];
  /** The id of the file as a source. */
  readonly source: string;
  readonly weekDays: readonly WeekDayNames[];
  /** The names of the variables that the manifest defines. */
  readonly variables: ReadonlySet<string> | undefined;
}

export interface FilledBlock {
  /** Undefined where something is wrong. */
  readonly block: BlockConfig | undefined;
  /** About the entry, with pointers below it. */
  readonly findings: readonly Omit<RawFinding, 'file'>[];
  /** About cells, in the file itself. */
  readonly ofCells: readonly RawFinding[];
  /** The members that were made of rows. */
  readonly filled: readonly string[];
  /** The row that a part of the filled block was made of, as a pointer in the file. */
  readonly made: ReadonlyMap<object, string>;
}

const isNamed = ([name]: readonly [string, string]): boolean => !name.startsWith('$');

type EntryFinding = Omit<RawFinding, 'file'>;

/** Which columns are read, and what is wrong with how they are named. */
function chooseColumns({ facts, config }: Filling, columns: readonly string[]) {
  const { file } = config;
  const named = Object.entries(config.columns ?? {}).filter(isNamed);
  const own = new Map(named);
  const { needed = [], others = [] } = facts.columns ?? {};
  const known = [...needed, ...others];
  const findings = named.flatMap(([name, column]): EntryFinding[] => {
    const pointer = toPointer('/rows/columns', name);
    if (facts.columns && !known.includes(name)) {
      const params: ParamsOf<'unknown-field'> = {
        ...{ concept: '"columns" of this block', field: name, known: quoteAll(known) },
        near: findNearest(name, known),
      };
      return [{ code: 'unknown-field', pointer, part: 'key', params }];
    }
    return columns.includes(column)
      ? []
      : [{ ...toUnknownColumn({ column, file, known: columns }), pointer }];
  });
  for (const name of findings.length > 0 ? [] : needed)
    if (!own.has(name) && findColumn(name, columns) === undefined)
      findings.push({
        ...toUnknownColumn({ column: name, file, known: columns, isNeeded: true }),
        pointer: '/rows/file',
      });
  const read = facts.columns ? known : named.length > 0 ? [...own.keys()] : columns;
  const columnOf = (name: string) => own.get(name) ?? findColumn(name, columns) ?? name;
  const taken = new Set(read.map(columnOf));
  const unread = tellUnread({
    ...{ config, known },
    unread: facts.columns ? columns.filter((column) => !taken.has(column)) : [],
    free: known.filter((name) => !columns.includes(columnOf(name))),
  });
  return { read, columnOf, findings, unread };
}

function explainCount(taken: number, all: number) {
  if (all === 0) return { reason: 'there are none', remedy: 'Add rows, or remove the block.' };
  if (taken === 0)
    return {
      reason: 'none of them is as "only" says',
      remedy: 'Correct "only", or the file.',
    };
  return {
    reason: `${taken} are meant, and a block shows at most ${maxRows}`,
    remedy: 'Choose some with "only" or "first", or split the table.',
  };
}

function checkCount(config: Rows, taken: number, all: number): EntryFinding[] {
  if (taken > 0 && taken <= maxRows) return [];
  const params: ParamsOf<'row-count'> = {
    file: config.file,
    ...explainCount(taken, all),
  };
  return [{ code: 'row-count', pointer: '/rows', params }];
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What is written in a member that has rows in its place: nobody would see it. A default may be empty. */
function findReplaced(block: BlockConfig, filled: BlockConfig): EntryFinding[] {
  const members: Readonly<Record<string, unknown>> = { ...filled };
  return Object.entries(block).flatMap(([one, value]): EntryFinding[] => {
    if (members[one] === undefined || members[one] === value || isEmpty(value)) return [];
    const params: ParamsOf<'one-of-two'> = {
      ...{ concept: 'This block', one, other: 'rows', count: 2 },
      remedy: 'Remove one of the two.',
    };
    return [{ code: 'one-of-two', pointer: toPointer('', one), part: 'key', params }];
  });
}

export function fillBlock(block: BlockConfig, filling: Filling): FilledBlock {
  const { facts, config, rows, source, weekDays, variables } = filling;
  const columns = listColumns(rows);
  const made = new Map<object, string>();
  const refuse = (findings: readonly EntryFinding[], ofCells: readonly RawFinding[] = []) => {
    return { block: undefined, findings, ofCells, made, filled: [] };
  };
  if (rows.length === 0) return refuse(checkCount(config, 0, 0));
  const taken = takeRows(config, rows, columns);
  const count = taken.rows.length;
  const chosen = chooseColumns(filling, columns);
  const findings = [
    ...taken.findings.map((one) => ({ ...one, pointer: `/rows${one.pointer}` }) as EntryFinding),
    ...(taken.findings.length > 0 ? [] : checkCount(config, count, rows.length)),
    ...chosen.findings,
  ];
  if (findings.length > 0) return refuse(findings);
  const [wrong, ofWords]: [RawFinding[], RawFinding[]] = [[], []];
  const { columnOf } = chosen;
  const reading = { file: source, columnOf, variables, findings: wrong, ofWords };
  const readers = taken.rows.map((row) => new RowReader(row, reading));
  const filled = facts.fill(block, {
    ...{ rows: readers, columns: chosen.read, weekDays },
    of: (part, row) => {
      if (row instanceof RowReader) made.set(part, row.pointer);
      return part;
    },
  });
  const ofCells = [...wrong, ...ofWords];
  if (wrong.length > 0) return refuse([], ofCells);
  const members = Object.keys(filled).filter((name) => !Object.hasOwn(block, name));
  const told = [
    ...findReplaced(block, filled),
    ...chosen.unread.map((one) => ({ ...one, pointer: `/rows${one.pointer}` })),
  ];
  return { block: filled, findings: told, ofCells, made, filled: members };
}
