// Two lists → where the first item is that differs, and the last in each: those around them are equal.

interface Ends {
  readonly before: number;
  readonly after: number;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

export function findSame(
  before: readonly unknown[],
  after: readonly unknown[],
): [start: number, end: Ends] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let tail = 0;
  while (tail < shorter - start && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return [start, { before: before.length - tail, after: after.length - tail }];
}
