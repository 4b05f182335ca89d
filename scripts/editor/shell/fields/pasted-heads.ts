// Cells from a spreadsheet → whether their first line is headings, and which columns of figures are below it.
type Cells = readonly (readonly string[])[];

const hasFigure = (text = ''): boolean => /\d/.test(text);

/** Whether all lines below the first have figures in a column. */
export const isOfFigures = ([, ...lines]: Cells, column: number): boolean =>
  lines.length > 0 && lines.every((line) => hasFigure(line[column]));

/** Words above figures. */
export function hasHeads(cells: Cells): boolean {
  const [first = []] = cells;
  const areWords = first.every((text) => text.trim() !== '' && !hasFigure(text));
  return first.length > 1 && areWords && first.some((_, column) => isOfFigures(cells, column));
}
