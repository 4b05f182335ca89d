// The number of values of each factor → rows in which each value of a factor meets each value of every other.

/** `row[factor]` is the index of a value. */
export type Row = readonly number[];

const toPair = (one: number, value: number, other: number, otherValue: number): string =>
  one < other ? `${one}:${value} ${other}:${otherValue}` : `${other}:${otherValue} ${one}:${value}`;

/** Every pair of values of two factors. */
export function listPairs(counts: readonly number[]): Set<string> {
  const pairs = new Set<string>();
  for (const [one, values] of counts.entries())
    for (const [other, others] of counts.entries())
      if (one < other)
        for (let value = 0; value < values; value += 1)
          for (let otherValue = 0; otherValue < others; otherValue += 1)
            pairs.add(toPair(one, value, other, otherValue));
  return pairs;
}

export const pairsOf = (row: Row): string[] =>
  row.flatMap((value, one) =>
    row.slice(one + 1).map((otherValue, at) => toPair(one, value, one + 1 + at, otherValue)),
  );

/** Rows one after the other, each with the value at each factor that meets most of what is still to be met. */
export function coverPairs(counts: readonly number[]): Row[] {
  const open = listPairs(counts);
  const rows: Row[] = [];
  while (open.size > 0) {
    const row: number[] = [];
    for (const [factor, count] of counts.entries()) {
      const gains = Array.from(
        { length: count },
        (_, value) =>
          row.filter((set, other) => open.has(toPair(factor, value, other, set))).length +
          // With equal gains, values take turns.
          ((value + rows.length) % count) / (2 * count),
      );
      row.push(gains.indexOf(Math.max(...gains)));
    }
    const met = pairsOf(row).filter((pair) => open.delete(pair));
    if (met.length === 0) {
      // The first factors decide the rest: start from a pair that is still open.
      const [[one, value], [other, otherValue]] = readPair([...open][0] ?? '');
      row[one] = value;
      row[other] = otherValue;
      for (const pair of pairsOf(row)) open.delete(pair);
    }
    rows.push(row);
  }
  return rows;
}

function readPair(pair: string): [[number, number], [number, number]] {
  const [one = 0, value = 0, other = 0, otherValue = 0] = pair.split(/[: ]/).map(Number);
  return [
    [one, value],
    [other, otherValue],
  ];
}
