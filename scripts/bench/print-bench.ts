// Figures → a table for people.
import type { BrowserBytes } from './browser-bytes';
import type { Figure } from './measure';

function printRows(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
  return `${lines.join('\n')}\n`;
}

const whole = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(0));

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : (bytes / 1e6).toFixed(1);

export function printFigures(figures: readonly Figure[]): string {
  const bare = figures[0]?.median ?? 1;
  const head = [
    '',
    'fastest',
    'median',
    'p95',
    'slowest',
    '− node',
    '× node',
    'CPU',
    'MiB',
    'MB out',
    'pages/s',
  ];
  const rows = figures.map(
    ({ what, fastest, median, p95, slowest, processor, memory, bytes, pagesPerSecond }) => [
      what,
      ...[fastest, median, p95, slowest, median - bare].map(whole),
      (median / bare).toFixed(1),
      ...[processor, memory].map(whole),
      megabytes(bytes),
      whole(pagesPerSecond),
    ],
  );
  return `Milliseconds of each process; CPU time without child processes\n${printRows([head, ...rows])}`;
}

export function printBytes(bytes: readonly BrowserBytes[]): string {
  const rows = bytes.map(({ what, min, median, max }) => [what, ...[min, median, max].map(whole)]);
  return `Bytes after brotli, over all pages of this site\n${printRows([['', 'min', 'median', 'max'], ...rows])}`;
}
