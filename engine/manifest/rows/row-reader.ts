// A row of a data file → its cells as a block reads them, and what is wrong with those.
import { toPointer } from '../../content/shape/shape';
import type { CellKind, Row } from '../../model/rows';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { toDays, toTimes } from '../shape/meant-day';
import { isTable } from '../text/parse-rows';
import { explainTwoWays, findTextFindings, findWrongWords } from './cell-words';
import { findCell, type MeantRow, toCellWords } from './data-file';

interface Reading {
  /** The id of the source. */
  readonly file: string;
  /** The column of a name of the block. */
  readonly columnOf: (name: string) => string;
  /** The names of the variables that the manifest defines. */
  readonly variables: ReadonlySet<string> | undefined;
  /** Where findings about cells are added that cannot be read. */
  readonly findings: RawFinding[];
  /** The same about words in cells, which can. */
  readonly ofWords: RawFinding[];
}

interface WrongCell {
  readonly name: string;
  readonly reason: string;
  readonly remedy: string;
}

interface TakenCell {
  /** Undefined for an empty one. */
  readonly words: string | undefined;
  /** Whether somebody wrote it as words: a number in JSON is one number. */
  readonly isTyped: boolean;
  readonly isWrong: boolean;
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

  text = (name: string): string | undefined => this.#take(name).words;

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

  read = <Value>(name: string, kind: CellKind<Value>): Value | undefined => {
    const { expected, parse, inTwoWays, remedy = `Write ${expected}.` } = kind;
    const { words, isTyped, isWrong } = this.#take(name);
    if (words === undefined) return undefined;
    if (isTyped && inTwoWays?.test(words)) {
      this.report({ name, ...explainTwoWays(words) });
      return undefined;
    }
    const value = parse(words);
    if (value === undefined && !isWrong) {
      const meant = [...toDays(words), ...toTimes(words)].find((one) => parse(one) !== undefined);
      const instead = meant === undefined ? remedy : `Write ${meant}.`;
      this.report({ name, reason: `"${words}" is not ${expected}`, remedy: instead });
    }
    return value;
  };

  report({ name, reason, remedy }: WrongCell): void {
    const { columnOf, file, findings } = this.#of;
    const params: ParamsOf<'wrong-cell'> = {
      ...{ row: this.number, column: columnOf(name) },
      ...{ reason, remedy },
    };
    findings.push({ code: 'wrong-cell', file, pointer: this.#placeOf(name), params });
  }

  /** The words of a cell, which are reported where readers could not use them. */
  #take(name: string): TakenCell {
    const { columnOf, variables } = this.#of;
    const { value } = findCell(this.#row.value, columnOf(name)) ?? {};
    const words = toCellWords(value);
    const wrong = words === undefined ? undefined : findWrongWords(words, variables);
    if (wrong) this.report({ name, ...wrong });
    else if (words !== undefined) this.#check(name, words);
    return { words, isTyped: typeof value === 'string', isWrong: wrong !== undefined };
  }

  #placeOf(name: string): string {
    const column = this.#of.columnOf(name);
    const steps = findCell(this.#row.value, column)?.steps ?? [column];
    return steps.reduce<string>(toPointer, this.pointer);
  }

  #check(name: string, words: string): void {
    const { file, ofWords } = this.#of;
    for (const found of findTextFindings(words))
      ofWords.push({ ...found, file, pointer: this.#placeOf(name) });
  }
}
