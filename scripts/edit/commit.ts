// Changes of a site's files → written, all or none; what others have written meanwhile is never lost.
import { invariant } from '../../engine/model/invariant';
import { hashBytes, isSameContent } from '../journal/bytes';
import { ChangedMeanwhile, checkUnchanged, type FileChange } from '../journal/exchange-files';
import { finishChanges, makeChanges, withSiteFiles } from '../journal/journal';
import type { EditRecord } from '../journal/journal-file';
import { mayWrite } from '../journal/site-paths';

/** Writes changes of a site whose lock is held. With a record they can be undone, by the token that is returned. */
export type Write = (files: readonly FileChange[], record?: EditRecord) => string | undefined;

const writeIn =
  (root: string): Write =>
  (files, record) => {
    const wanted = files.filter(({ before, after }) => !isSameContent(before, after));
    for (const { path } of wanted)
      invariant(mayWrite(path), `${path} is a file that commands write`);
    for (const { path, before } of files)
      checkUnchanged(root, { path, before: before === undefined ? undefined : hashBytes(before) });
    return wanted.length > 0 ? makeChanges(root, wanted, record) : undefined;
  };

/**
 * Writes changes together, each by a rename. Files of which `before` and `after` are the same are not written, but they
 * too must be what was read. With a record the change can be undone, by the token that is returned.
 * @throws CannotRun when a file has changed since, when another command is at work, or when a link leads out of the site.
 */
export const commit = (
  root: string,
  files: readonly FileChange[],
  record?: EditRecord,
): string | undefined =>
  files.some(({ before, after }) => !isSameContent(before, after))
    ? withSiteFiles(root, () => writeIn(root)(files, record))
    : undefined;

/** With somebody saving all the time, a person must decide. */
const maxAttempts = 5;

/** Begins again where a file has changed between reading and writing. */
export function readAgain<Result>(attempt: () => Result): Result {
  for (let count = 1; ; count += 1)
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || count === maxAttempts) throw error;
    }
}

/**
 * Reads and writes files of a site, while no other command writes there: what is read belongs together.
 * @throws CannotRun as `commit` does.
 */
export function readAndCommit<Result>(root: string, attempt: (write: Write) => Result): Result {
  return readAgain(() => withSiteFiles(root, () => attempt(writeIn(root))));
}

/** The same for what only looks: it takes no lock, so that it works on a read-only disk, too. */
export function readWhole<Result>(root: string, look: () => Result): Result {
  finishChanges(root);
  return look();
}
