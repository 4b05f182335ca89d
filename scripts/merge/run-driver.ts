// The three files that git hands to a merge driver → the merged one in the place of ours, or a conflict as git marks it.
import { readFileSync } from 'node:fs';
import { writeAtomically } from '../files/write-atomically';
import { askGit } from '../git/run-git';
import { toContent } from '../source/read-site-file';
import { mergeFile } from './merge-file';

interface DriverFiles {
  /** The path of the file below the root of the site. */
  readonly path: string;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Exit code 1 where the two do not agree: the file has the marks of a conflict then. */
export function runDriver(root: string, { path, base, ours, theirs }: DriverFiles): number {
  const read = (file: string) => toContent(readFileSync(file));
  const { content, conflicts } = mergeFile({
    ...{ path, base: read(base) },
    ...{ ours: read(ours), theirs: read(theirs) },
  });
  if (conflicts.length === 0 && content !== undefined) {
    writeAtomically(ours, content);
    return 0;
  }
  const labels = ['-L', 'ours', '-L', 'base', '-L', 'theirs'];
  const { status } = askGit(root, ['merge-file', ...labels, ours, base, theirs]);
  // Lines may agree where values do not: a person must look.
  return status === 0 ? 1 : Math.min(1, Math.abs(status ?? 1));
}
