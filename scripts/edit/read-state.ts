// A file → what tells whether it holds what it held, without its content being read.
import { statSync } from 'node:fs';
import { isOld, toState } from '../store/file-state';

/** As long as it stays, so does the content; undefined where nothing can be said. */
export function readState(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return 'no file';
  if (!stat.isFile()) return 'something else';
  return isOld(stat) ? `${toState(stat)} ${stat.ctimeMs}` : undefined;
}
