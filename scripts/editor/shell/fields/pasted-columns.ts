// Cells from a spreadsheet → the columns of a grid that they are meant for.

import { type Column, toCell } from './grid-columns';
import { hasHeads } from './pasted-heads';
import { fold } from './picker';

interface Pasted {
  readonly cells: readonly (readonly string[])[];
  /** Where they begin. */
  readonly column: number;
  readonly columns: readonly Column[];
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Whether all of them are numbers; most of them, where words such as "On request" can come in the place of one. */
function areNumbers(texts: readonly string[], column: Column): boolean {
  const given = texts.filter((text) => !isEmpty(text));
  const numbers = given.filter((text) => typeof toCell(text, column, '') === 'number').length;
  return column.instead === undefined
    ? numbers > 0 && numbers === given.length
    : numbers > given.length / 2;
}

/**
 * One behind the other from where they begin. Numbers that come last, and would be words there, are those of the first column of
 * numbers behind it: a name and an amount, with no note in between.
 */
function findColumns({ cells, column, columns }: Pasted): readonly (Column | undefined)[] {
  const count = Math.max(0, ...cells.map((line) => line.length));
  const inOrder = columns.slice(column, column + count);
  const numbers = columns.slice(column + count).find(({ isNumber }) => isNumber);
  const isLast =
    count > 1 &&
    numbers !== undefined &&
    inOrder.every(({ isNumber }) => !isNumber) &&
    areNumbers(
      cells.map((line) => line[count - 1] ?? ''),
      numbers,
    );
  return isLast ? [...inOrder.slice(0, -1), numbers] : inOrder;
}

/** Of headings, the columns that they name; a price is its amount. */
function findNamed(heads: readonly string[], columns: readonly Column[]): (Column | undefined)[] {
  const isNamed = (head: string, { title, path }: Column): boolean =>
    [title, ...path].some((name) => fold(String(name)) === fold(head.trim()));
  return heads.map((head) => columns.find((column) => isNamed(head, column)));
}

interface Meant {
  /** Without their headings. */
  readonly cells: readonly (readonly string[])[];
  readonly columns: readonly (Column | undefined)[];
}

/** Where headings come with the cells, they say which columns are meant. */
export function readPasted({ cells, column, columns }: Pasted): Meant {
  const [heads = [], ...lines] = cells;
  const named = findNamed(heads, columns);
  const areNamed = heads.length > 1 && named.every((one) => one !== undefined);
  if (lines.length > 0 && areNamed && new Set(named).size === named.length)
    return { cells: lines, columns: named };
  const meant = hasHeads(cells) ? lines : cells;
  return { cells: meant, columns: findColumns({ cells: meant, column, columns }) };
}
