// A row of a data file → its cells as a block reads them, and what is wrong with those.
import { toPointer } from '../../content/shape/shape';
import type { CellKind, Row } from '../../model/rows';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { isTable } from '../text/parse-rows';
import { findCell, type MeantRow, toCellWords } from './data-file';

interface Reading {
  /** The id of the source. */
  readonly file: string;
  /** The column of a name of the block. */
  readonly columnOf: (name: string) => string;
  /** Where findings about cells are added. */
  readonly findings: RawFinding[];
}

interface WrongCell {
  readonly name: string;
  readonly reason: string;
  readonly remedy: string;
}

export class RowReader implements Row {
  readonly #row: MeantRow;
  readonly #of: Reading;

  constructor(row: MeantRow, reading: Reading) {
    this.#row = row;
    this.#of = reading;
  }

  get pointer(): string {
    return toPointer('', this.#row.index);
  }

  /** As people count rows: in a table the first one has the names. */
  get number(): number {
    return this.#row.index + (isTable(this.#of.file) ? 2 : 1);
  }

  text = (name: string): string | undefined =>
    toCellWords(findCell(this.#row.value, this.#of.columnOf(name))?.value);

  need = (name: string): string | undefined => {
    const words = this.text(name);
    if (words === undefined)
      this.report({
        name,
        reason: 'there is nothing',
        remedy: 'Fill in the cell, or remove the row.',
      });
    return words;
  };

  read = <Value>(name: string, { expected, parse }: CellKind<Value>): Value | undefined => {
    const words = this.text(name);
    const value = words === undefined ? undefined : parse(words);
    if (words !== undefined && value === undefined)
      this.report({ name, reason: `"${words}" is not ${expected}`, remedy: `Write ${expected}.` });
    return value;
  };

  report({ name, reason, remedy }: WrongCell): void {
    const { columnOf, file, findings } = this.#of;
    const column = columnOf(name);
    const steps = findCell(this.#row.value, column)?.steps ?? [column];
    const params: ParamsOf<'wrong-cell'> = { row: this.number, column, reason, remedy };
    const pointer = steps.reduce<string>(toPointer, this.pointer);
    findings.push({ code: 'wrong-cell', file, pointer, params });
  }
}
