// A file → what tells whether it holds what it held, without its content being read.
import { type Stats, statSync } from 'node:fs';

/** In milliseconds: a file may change once more within one tick of the clock of its disk. */
const tick = 2000;

/** As long as it stays, so does the content; undefined where nothing can be said. */
export function readState(file: string): string | undefined {
  const stat: Stats | undefined = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 'no file';
  const { size, mtimeMs, ctimeMs, ino } = stat;
  if (!stat.isFile()) return 'something else';
  return Math.abs(Date.now() - mtimeMs) > tick ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : undefined;
}
