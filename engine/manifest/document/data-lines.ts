// The lines of a paragraph → whether they are the rows of a data file: Markdown makes one sentence of them.

/** A line that ends on purpose is a line here, too. */
const endsOnPurpose = /(?:\\| {2})$/;

interface Separator {
  readonly pattern: RegExp;
  /** The first line of such data. */
  readonly first: RegExp;
  /** How many of them make data of two lines: fewer may be words. */
  readonly least: number;
}

const separators: readonly Separator[] = [
  // A sentence has a space behind it.
  { pattern: /;(?! )/g, first: /;/, least: 1 },
  // In "12,50" it is a part of a number.
  { pattern: /(?<=\S),(?=\S)/g, first: /[^\d\s],\S|\S,[^\d\s]/, least: 2 },
];

function isData(lines: readonly string[], { pattern, first, least }: Separator): boolean {
  const [count = 0, ...others] = lines.map((line) => line.match(pattern)?.length ?? 0);
  if (count === 0 || others.some((other) => other !== count)) return false;
  return first.test(lines[0] ?? '') && (count >= least || lines.length > 2);
}

export function isDataLines(text: string): boolean {
  if (!/[,;]\S/.test(text)) return false;
  const lines = text.split('\n');
  if (lines.length === 1) return false;
  if (lines.some((line) => endsOnPurpose.test(line) || /[.!?:…]$/.test(line))) return false;
  return separators.some((separator) => isData(lines, separator));
}
