// The first row of a table → what is wrong with the names of its columns.
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
  return names.flatMap((name, field): WrongName[] => {
    const isTwice = names.indexOf(name) < field;
    if (name !== '' && !isTwice) return [];
    const reason =
      name === '' ? `column ${field + 1} has no name` : `two columns are called "${name}"`;
    return [{ field, reason, remedy: 'Give each column a name of its own in the first row.' }];
  });
}
