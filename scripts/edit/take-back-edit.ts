// A past edit of a site that others write as well → taken back, or made again, and checked like every other. Nothing is
// printed here.
import type { Finding } from '../../engine/model/finding';
import type { FileChange } from '../journal/exchange-files';
import type { PastEdit } from '../journal/history';
import type { Base } from './base';
import { allowFixed, checkEdit } from './check';
import { readAndCommit, type Write } from './commit';
import { type EditOptions, type EditOutcome, settleEdit } from './make-edit';
import { refuseUsedBlock } from './refuse-used-block';
import { undoEdit } from './undo-edit';

export interface TakeBackRequest extends EditOptions {
  /** Which edit: `findUndo` and `findRedo` say. */
  readonly findEdit: (root: string) => PastEdit;
  /** By which its caller finds it again among those that were written. */
  readonly key?: string | undefined;
}

type TakeBackOutcome = { readonly edit: PastEdit } & (
  | (EditOutcome & {
      /** Errors that the edit had fixed, and that come back with it: they do not refuse that. */
      readonly returning: readonly Finding[];
    })
  /** Others have changed the same since: what the edit wrote, and what is there now. Nothing was written. */
  | { readonly kind: 'lost'; readonly conflicts: readonly FileChange[] }
);

function attempt(request: TakeBackRequest, base: Base, write: Write): TakeBackOutcome {
  base.refresh();
  const edit = request.findEdit(base.root);
  const site = base.begin();
  const conflicts = undoEdit(site, base.root, edit);
  if (conflicts.length > 0) return { kind: 'lost', edit, conflicts };
  refuseUsedBlock(site);
  const { about, fixed } = edit.record;
  const { returning, ...checked } = allowFixed(checkEdit(site, base), fixed);
  const record = { about, key: request.key, undoes: edit.token };
  return { edit, returning, ...settleEdit(checked, { ...request, record }, { base, write }) };
}

/**
 * Takes an edit back, with all that others have written since, under the lock of the site.
 * @throws CannotRun where there is no such edit, or nothing can be written.
 */
export const takeBackEdit = (request: TakeBackRequest, base: Base): TakeBackOutcome =>
  readAndCommit(base.root, (write) => attempt(request, base, write));
