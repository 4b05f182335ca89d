// Changes of files → a unified diff, as git and reviewers read it.
import { createTwoFilesPatch } from 'diff';
import type { FileChange } from '../journal/exchange-files';

const nothing = '/dev/null';

/** The diff of some files; empty where nothing changed. */
export function printDiff(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(
        before === undefined ? nothing : `a/${path}`,
        after === undefined ? nothing : `b/${path}`,
        before ?? '',
        after ?? '',
        undefined,
        undefined,
        { context: 3 },
      ).replace(/^=+\n/, ''),
    )
    .join('');
}
