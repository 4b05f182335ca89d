// A past edit → the site without it, and with all that others have written since.
import { CannotRun } from '../command/cannot-run';
import type { FileChange } from '../journal/exchange-files';
import { countHistory, type PastEdit, readHistory } from '../journal/history';
import { historyFolder } from '../journal/site-paths';
import { mergeChange } from './merge-change';
import { readKept } from './read-kept';
import type { SiteEdit } from './site-edit';

/** The tokens of edits that are undone, and not done again. */
function findUndone(edits: readonly PastEdit[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { token, record } of [...edits].reverse())
    if (record.undoes !== undefined && !undone.has(token)) undone.add(record.undoes);
  return undone;
}

function getEdit(edits: readonly PastEdit[], token: string): PastEdit {
  const edit = edits.find((one) => one.token === token);
  if (edit !== undefined) return edit;
  throw new CannotRun(
    `No edit has the token "${token}". ${edits.length === 1 ? 'One' : edits.length} can be undone; without a token it is the last of them.`,
  );
}

/**
 * The edit to undo: that of a token, or the last one that is not undone.
 * @throws CannotRun where there is none.
 */
export function findUndo(root: string, token?: string): PastEdit {
  const edits = readHistory(root);
  const undone = findUndone(edits);
  const found =
    token === undefined || edits.length === 0
      ? edits.findLast((one) => one.record.undoes === undefined && !undone.has(one.token))
      : getEdit(edits, token);
  if (found === undefined && edits.length < countHistory(root))
    throw new CannotRun(
      `Edits in ${historyFolder}/ cannot be read: they are damaged, and cannot be undone. What they changed stays as it is.`,
    );
  if (found === undefined) throw new CannotRun('There is nothing to undo here.');
  if (undone.has(found.token)) throw new CannotRun(`The edit "${found.token}" is undone already.`);
  return found;
}

/**
 * What brings back the edit that was undone last, with nothing edited since: the undoing of its undoing.
 * @throws CannotRun where there is none.
 */
export function findRedo(root: string): PastEdit {
  const edits = readHistory(root);
  const undone = findUndone(edits);
  const byToken = new Map(edits.map((one) => [one.token, one]));
  const isUndoing = ({ record }: PastEdit): boolean =>
    record.undoes !== undefined && byToken.get(record.undoes)?.record.undoes === undefined;
  const last = edits.findLast(
    (one) => !undone.has(one.token) && (isUndoing(one) || one.record.undoes === undefined),
  );
  if (last !== undefined && isUndoing(last)) return last;
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
