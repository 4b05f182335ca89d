// A past edit → the site without it, and with all that others have written since.
import { CannotRun } from '../command/cannot-run';
import { type Content, hashBytes, readBytes } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { type PastEdit, readHistory } from '../journal/history';
import type { HashedChange } from '../journal/journal-file';
import { toContent } from '../source/read-site-file';
import { mergeTexts } from './merge-texts';
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
    `No edit has the token "${token}". The last ${edits.length} can be undone; without a token it is the last of them.`,
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
    token === undefined
      ? edits.findLast((one) => one.record.undoes === undefined && !undone.has(one.token))
      : getEdit(edits, token);
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

const readKept = (root: string, hash: string | undefined): Content | undefined =>
  hash === undefined ? undefined : toContent(readBytes(root, hash));

/** What others have changed since where the edit did: both texts. */
interface Conflict {
  readonly conflict: FileChange;
}

function undoFile(site: SiteEdit, root: string, change: HashedChange): Conflict | undefined {
  const { path, before, after } = change;
  const current = site.readContent(path);
  const hash = current === undefined ? undefined : hashBytes(current);
  const [own, written] = [readKept(root, before), readKept(root, after)];
  if (hash === after) site.set(path, own);
  else if (hash !== before) {
    const merged =
      typeof own === 'string' && typeof written === 'string' && typeof current === 'string'
        ? mergeTexts({ base: written, ours: own, theirs: current })
        : undefined;
    if (merged === undefined) return { conflict: { path, before: written, after: current } };
    site.set(path, merged);
  }
  return undefined;
}

/** Takes an edit back in all files; what cannot be taken back without a loss is returned. */
export const undoEdit = (site: SiteEdit, root: string, { changes }: PastEdit): FileChange[] =>
  changes.flatMap((change) => undoFile(site, root, change)?.conflict ?? []);
