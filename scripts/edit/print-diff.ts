// Changes of files → a unified diff, as git and reviewers read it.
import { createTwoFilesPatch } from 'diff';
import type { FileChange } from '../journal/exchange-files';
import { findMoves } from './find-moves';

const nothing = '/dev/null';

function printChange({ path, before, after }: FileChange): string {
  const from = before === undefined ? nothing : `a/${path}`;
  const to = after === undefined ? nothing : `b/${path}`;
  if (typeof before === 'object' || typeof after === 'object')
    return `--- ${from}\n+++ ${to}\nBinary files ${from} and ${to} differ\n`;
  const style = { context: 3 };
  const patch = createTwoFilesPatch(
    from,
    to,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    style,
  );
  return patch.replace(/^=+\n/, '');
}

/** The diff of some files; empty where nothing changed. */
export function printDiff(changes: readonly FileChange[]): string {
  const moves = findMoves(changes);
  const moved = new Set([...moves].flat());
  const renames = [...moves].map(
    ([from, to]) =>
      `diff --git a/${from} b/${to}\nsimilarity index 100%\nrename from ${from}\nrename to ${to}\n`,
  );
  return [...renames, ...changes.filter(({ path }) => !moved.has(path)).map(printChange)].join('');
}
