// Rows of a data file, as a block reads them: cells by the names that the block has for its columns.

/** How the words of a cell are read. */
export interface CellKind<Value> {
  /** As a sentence goes on: "a number, such as 12.50". */
  readonly expected: string;
  /** Undefined for what it is not. */
  readonly parse: (words: string) => Value | undefined;
  /** What to do where it is none; without one, "Write" and what is expected. */
  readonly remedy?: string;
  /** What some read as one value and some as another, where it is the words of a table. */
  readonly inTwoWays?: RegExp;
}

export interface Row {
  /** What a cell says; undefined where it is empty. */
  readonly text: (name: string) => string | undefined;
  /** The same for a cell that has to say something: an empty one is reported. */
  readonly need: (name: string) => string | undefined;
  /** What a cell says as a value; what it cannot be is reported. */
  readonly read: <Value>(name: string, kind: CellKind<Value>) => Value | undefined;
}

/** What the days of the week are called, by their names in English in small letters. */
export type WeekDayNames = Readonly<Record<string, string>>;

export interface DataRows {
  /** In the language that the rows are written in, the first to be shown in findings. */
  readonly weekDays: readonly WeekDayNames[];
  readonly rows: readonly Row[];
  /** The names of the columns in order, as the block has them. */
  readonly columns: readonly string[];
  /** Notes which row something is made of: findings about it are found there. */
  readonly of: <Made extends object>(made: Made, row: Row) => Made;
}

/** The columns that a block reads, by its own names. */
export interface ReadColumns {
  readonly needed: readonly string[];
  readonly others: readonly string[];
}
