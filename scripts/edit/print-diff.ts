// Changes of files → a unified diff, as git and reviewers read it.
import { createTwoFilesPatch } from 'diff';
import type { FileChange } from '../journal/exchange-files';

const nothing = '/dev/null';

/** The diff of some files; empty where nothing changed. */
export function printDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after }) => {
      const from = before === undefined ? nothing : `a/${path}`;
      const to = after === undefined ? nothing : `b/${path}`;
      if (typeof before === 'object' || typeof after === 'object')
        return `--- ${from}\n+++ ${to}\nBinary files ${from} and ${to} differ\n`;
      const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, {
        context: 3,
      });
      return patch.replace(/^=+\n/, '');
    })
    .join('');
}
