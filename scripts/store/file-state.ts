// A file → what tells whether it is as it was, without its content being read.
import type { Stats } from 'node:fs';

/** In milliseconds: a file may change once more within one tick of the clock of its disk. */
const tick = 2000;

/** Size, time of change and inode: as long as they stay, so does the content. */
export const toState = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;

/** Whether it was left alone long enough for that. */
export const isOld = ({ mtimeMs }: Stats): boolean => Math.abs(Date.now() - mtimeMs) > tick;
