// A file → what tells whether it is as it was, without its content being read.
import { statSync } from 'node:fs';

/** In milliseconds: a file may change once more within one tick of the clock of its disk. */
const tick = 2000;

/** As long as these stay, so does the content. What Node says of a file is ten times as large. */
export interface FileState {
  readonly size: number;
  /** The time of its last change. */
  readonly mtimeMs: number;
  readonly ino: number;
}

export const toState = ({ size, mtimeMs, ino }: FileState): string => `${size} ${mtimeMs} ${ino}`;

/** Undefined where nothing is there, or a folder. */
export function findState(path: string): FileState | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isDirectory()) return undefined;
  const { size, mtimeMs, ino } = stat;
  return { size, mtimeMs, ino };
}

/** Whether it was left alone long enough for that. */
export const isOld = ({ mtimeMs }: FileState): boolean => Math.abs(Date.now() - mtimeMs) > tick;
