// Changes of files → which of them are one file under another path.
import { isSameContent } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';

/** The new path by the old one: what is gone, and stands elsewhere now. */
export function findMoves(changes: readonly FileChange[]): ReadonlyMap<string, string> {
  const moves = new Map<string, string>();
  const come = changes.filter(({ before }) => before === undefined);
  for (const { path, before, after } of changes) {
    if (before === undefined || after !== undefined) continue;
    const index = come.findIndex((other) => isSameContent(other.after, before));
    const [to] = index < 0 ? [] : come.splice(index, 1);
    if (to !== undefined) moves.set(path, to.path);
  }
  return moves;
}
