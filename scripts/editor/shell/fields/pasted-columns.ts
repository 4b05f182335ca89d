// Cells from a spreadsheet → the columns of a grid that they are meant for.
import { type Column, toCell } from './grid-columns';

interface Pasted {
  readonly cells: readonly (readonly string[])[];
  /** Where they begin. */
  readonly column: number;
  readonly columns: readonly Column[];
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** Whether all of them are numbers. */
function areNumbers(texts: readonly string[], column: Column): boolean {
  const given = texts.filter((text) => !isEmpty(text));
  return given.length > 0 && given.every((text) => typeof toCell(text, column) === 'number');
}

/**
 * One behind the other from where they begin. Numbers that come last, and would be words there, are those of the first column of
 * numbers behind it: a name and an amount, with no note in between.
 */
export function findColumns({ cells, column, columns }: Pasted): readonly (Column | undefined)[] {
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
