// Operations for a site that others write as well → checked against what is there, and written: for commands, and for
// processes that stay, such as editors and servers. Nothing is printed here.
import { CannotRun } from '../command/cannot-run';
import { hashBytes } from '../journal/bytes';
import { findByKey } from '../journal/history';
import type { EditRecord } from '../journal/journal-file';
import type { Base } from './base';
import { findChangedStandards } from './changed-standards';
import { type Checked, check, listFixed } from './check';
import { readAndCommit, readWhole, type Write } from './commit';
import { describeOperations } from './describe-operations';
import type { Operation } from './operations';
import type { SeenFiles } from './seen-files';
import { isUndone } from './undo-edit';

/** How an edit is made, whatever it changes. */
export interface EditOptions {
  /** Whether it may change what edits are judged by: rules, budgets, the host. Only a person decides that. */
  readonly allowRules?: boolean;
  /** Called when it may be written, while the files are as they were: for who describes what it changes. */
  readonly willWrite?: (checked: Checked) => void;
}

export interface EditRequest extends EditOptions {
  readonly operations: readonly Operation[];
  /**
   * The files that the operations were made for, by the hashes of what they held. Where others have changed one since, the
   * operations are made beside that, or OutdatedFiles is thrown. Absent: they are made in what is there.
   */
  readonly seen?: SeenFiles | undefined;
  /** By which its caller knows the request again: with the same key it is written once, however often it is sent. */
  readonly key?: string | undefined;
  /** Whether its caller knows that nothing was written with that key: then it is not looked for. */
  readonly isKeyNew?: boolean;
  /** In a few words, for who wants to undo it; absent: made of the operations. */
  readonly about?: string | undefined;
}

/** What became of an edit. Nothing was written but where it says `written`. */
export type EditOutcome =
  /** `token` names it for undo. */
  | { readonly kind: 'written'; readonly checked: Checked; readonly token: string }
  /** It may be written: it was only tried. */
  | { readonly kind: 'accepted'; readonly checked: Checked }
  /** The files say it already. */
  | { readonly kind: 'unchanged'; readonly checked: Checked }
  /** For errors that it would bring, `checked.refusing`; `repairEdit` may know operations that pass in its place. */
  | { readonly kind: 'refused'; readonly checked: Checked }
  /** It changes members by which edits are judged, and its caller may not. */
  | {
      readonly kind: 'not-allowed';
      readonly checked: Checked;
      readonly standards: readonly string[];
    }
  /** Its key was used before, for the same operations; that edit may be undone by now. */
  | { readonly kind: 'repeated'; readonly token: string; readonly isUndone: boolean };

/** Judges what was checked, and writes it where `write` is given. */
export function settleEdit(
  checked: Checked,
  { allowRules = false, willWrite, record }: EditOptions & { readonly record: EditRecord },
  { base, write }: { readonly base: Base; readonly write?: Write | undefined },
): EditOutcome {
  if (checked.refusing.length > 0) return { kind: 'refused', checked };
  const changes = checked.site.changes();
  const standards = findChangedStandards(changes);
  if (standards.length > 0 && !allowRules) return { kind: 'not-allowed', checked, standards };
  willWrite?.(checked);
  const token = write?.(checked.site.files(), { ...record, fixed: listFixed(checked.gone) });
  if (token !== undefined) {
    base.wrote(changes);
    return { kind: 'written', checked, token };
  }
  return { kind: changes.length === 0 ? 'unchanged' : 'accepted', checked };
}

function attempt(request: EditRequest, base: Base, write?: Write): EditOutcome {
  const { operations, seen, key, isKeyNew, about = describeOperations(operations) } = request;
  const hash = hashBytes(JSON.stringify(operations));
  const earlier = key === undefined || isKeyNew ? undefined : findByKey(base.root, key);
  if (earlier !== undefined) {
    if (earlier.record.request !== hash)
      throw new CannotRun(`The key "${key}" was used for other operations. Choose another key.`);
    const { token } = earlier;
    return { kind: 'repeated', token, isUndone: isUndone(base.root, token) };
  }
  base.refresh();
  const record = { about, key, request: hash };
  return settleEdit(check(operations, base, seen), { ...request, record }, { base, write });
}

/**
 * Writes an edit, all of it or nothing, under the lock of the site: first `base` learns what others have written since.
 * Several processes may do so with one site.
 * @throws RefusedOperation for an operation that the site does not allow; OutdatedFiles where something that others have
 * written would be lost; CannotRun where nothing can be written.
 */
export const makeEdit = (request: EditRequest, base: Base): EditOutcome =>
  readAndCommit(base.root, (write) => attempt(request, base, write));

/** The same without writing: it takes no lock. */
export const tryEdit = (request: EditRequest, base: Base): EditOutcome =>
  readWhole(base.root, () => attempt(request, base));
