// Changes of a site's files → written, all or none; what others have written meanwhile is never lost.
import { invariant } from '../../engine/model/invariant';
import { ChangedMeanwhile, checkUnchanged, type FileChange } from '../source/exchange-files';
import { finishChanges, makeChanges, withSiteFiles } from '../source/journal';
import { mayWrite } from '../source/site-paths';

/**
 * Writes changes together, each by a rename. Files of which `before` and `after` are the same are not written, but they
 * too must be what was read.
 * @throws CannotRun when a file has changed since, when another command is at work, or when a link leads out of the site.
 */
export function commit(root: string, changes: readonly FileChange[]): void {
  const wanted = changes.filter(({ before, after }) => before !== after);
  if (wanted.length === 0) return;
  for (const { path } of wanted) invariant(mayWrite(path), `${path} is a file that commands write`);
  withSiteFiles(root, () => {
    for (const change of changes) checkUnchanged(root, change);
    makeChanges(root, wanted);
  });
}

/** With others at work all the time, a person must decide. */
const maxAttempts = 5;

/** Reads and writes files of a site; begins again with reading where somebody else has written in between. */
export function readAndCommit<Result>(root: string, attempt: () => Result): Result {
  for (let count = 1; ; count += 1)
    try {
      finishChanges(root);
      return attempt();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || count === maxAttempts) throw error;
    }
}
