// Times of a measurement → a line of a table.

export interface Figure {
  readonly what: string;
  /** Wall clock in milliseconds. */
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
  /** In MiB, where it was measured. */
  readonly memory?: number;
}

export function toFigure(what: string, times: readonly number[], memory?: number): Figure {
  const sorted = [...times].sort((one, other) => one - other);
  return {
    what,
    fastest: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    ...(memory === undefined ? {} : { memory }),
  };
}

export function printFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const cell = (value: number | undefined): string => (value?.toFixed(0) ?? '').padStart(9);
  const lines = figures.map(({ what, fastest, median, slowest, memory }) =>
    (what.padEnd(width) + [fastest, median, slowest, memory].map(cell).join('')).trimEnd(),
  );
  const head = `${''.padEnd(width)}  fastest   median  slowest      MiB`;
  return `${[head, ...lines].join('\n')}\n`;
}
