// A past edit → the site without it, and with all that others have written since.
import { CannotRun } from '../command/cannot-run';
import type { FileChange } from '../journal/exchange-files';
import { countHistory, findByToken, type PastEdit, readBackwards } from '../journal/history';
import { historyFolder } from '../journal/site-paths';
import { mergeChange } from './merge-change';
import { readKept } from './read-kept';
import type { SiteEdit } from './site-edit';

interface SeenEdit {
  readonly edit: PastEdit;
  readonly isUndone: boolean;
}

/** The newest first. What undoes an edit is newer than it. */
function* lookBack(root: string): Generator<SeenEdit> {
  const undone = new Set<string>();
  for (const edit of readBackwards(root)) {
    const { token, record } = edit;
    const isUndone = undone.has(token);
    yield { edit, isUndone };
    if (record.undoes !== undefined && !isUndone) undone.add(record.undoes);
  }
}

export function isUndone(root: string, token: string): boolean {
  for (const { edit, isUndone } of lookBack(root)) if (edit.token === token) return isUndone;
  return false;
}

const isEdit = ({ record }: PastEdit): boolean => record.undoes === undefined;

/**
 * The edit to undo: that of a token, or the last one that is not undone.
 * @throws CannotRun where there is none.
 */
export function findUndo(root: string, token?: string): PastEdit {
  let count = 0;
  for (const { edit, isUndone } of lookBack(root)) {
    count += 1;
    if (token === undefined ? isUndone || !isEdit(edit) : edit.token !== token) continue;
    if (isUndone) throw new CannotRun(`The edit "${edit.token}" is undone already.`);
    return edit;
  }
  if (token !== undefined && count > 0)
    throw new CannotRun(
      `No edit has the token "${token}". ${count === 1 ? 'One' : count} can be undone; without a token it is the last of them.`,
    );
  if (count < countHistory(root))
    throw new CannotRun(
      `Edits in ${historyFolder}/ cannot be read: they are damaged, and cannot be undone. What they changed stays as it is.`,
    );
  throw new CannotRun('There is nothing to undo here.');
}

/**
 * What brings back the edit that was undone last, with nothing edited since: the undoing of its undoing. With a token, that alone.
 * @throws CannotRun where there is none.
 */
export function findRedo(root: string, token?: string): PastEdit {
  for (const { edit, isUndone } of lookBack(root)) {
    if (isUndone) continue;
    const { undoes } = edit.record;
    if (undoes === undefined) break;
    const undone = findByToken(root, undoes);
    if (undone !== undefined && !isEdit(undone)) continue;
    if (token === undefined || edit.token === token) return edit;
    break;
  }
  throw new CannotRun('There is nothing to do again here.');
}

/** Takes an edit back in all files; what cannot be taken back without a loss is returned, both contents of each. */
export const undoEdit = (site: SiteEdit, root: string, { changes }: PastEdit): FileChange[] =>
  changes.flatMap(
    ({ path, before, after }) =>
      mergeChange(site, {
        path,
        before: readKept(root, after),
        after: readKept(root, before),
      }) ?? [],
  );
