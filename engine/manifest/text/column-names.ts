// The rows of a table → those without empty columns at its end; its first row → what is wrong with the names of its columns.
interface WrongName {
  /** The index of its column. */
  readonly field: number;
  readonly reason: string;
  readonly remedy: string;
}

/** A title above a table, as spreadsheets have it. */
const isTitle = (names: readonly string[]): boolean =>
  names.length > 2 && names[0] !== '' && names.slice(1).every((name) => name === '');

export function explainNames(names: readonly string[]): WrongName[] {
  if (isTitle(names)) {
    const remedy = 'Remove this line: the names of the columns stand in the first row.';
    return [{ field: 0, reason: 'it is a title above the names of the columns', remedy }];
  }
  const [first, second, ...others] = names;
  if (first !== '' && second === '' && others.length === 0) {
    const remedy =
      'Give it one here. If this line is a title, remove it: the names of the columns stand in the first row.';
    return [{ field: 1, reason: 'column 2 has no name', remedy }];
  }
  return names.flatMap((name, field): WrongName[] => {
    const isTwice = names.indexOf(name) < field;
    if (name !== '' && !isTwice) return [];
    const reason =
      name === '' ? `column ${field + 1} has no name` : `two columns are called "${name}"`;
    return [{ field, reason, remedy: 'Give each column a name of its own in the first row.' }];
  });
}

/** Without the empty columns that spreadsheets save behind the last one. */
export function withoutEmptyEnd(
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  let count = 0;
  for (const row of rows) {
    const last = row.findLastIndex((cell) => cell !== '');
    count = Math.max(count, last + 1);
  }
  return rows.some(({ length }) => length > count) ? rows.map((row) => row.slice(0, count)) : rows;
}
