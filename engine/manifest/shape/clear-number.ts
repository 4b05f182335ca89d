// A text that is a number → whether everybody reads the same number.

/** "1.200" is one and a fifth, or twelve hundred: what three digits behind a point are, only its author knows. */
const isClearNumber = (value: string): boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(value) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(value);

/** "12.50" and "12,50", "8px" where others write a unit: the number that everybody reads in it. */
export function readNumber(value: string): number | undefined {
  const [, digits = ''] = /^\s*(-?[\d.,]+)\s*(?:px|ms|%|°)?\s*$/.exec(value) ?? [];
  const point = digits.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return isClearNumber(point) ? Number(point) : undefined;
}
