// Steps that were written → what undo and redo would do, and what became of them.
import { CannotRun } from '../../command/cannot-run';
import { listWords } from '../../command/list-words';
import type { Base } from '../../edit/base';
import { takeBackEdit } from '../../edit/take-back-edit';
import { findRedo, findUndo } from '../../edit/undo-edit';
import type { FileChange } from '../../journal/exchange-files';
import { findByKey, type PastEdit } from '../../journal/history';
import type { PastStep } from '../site-state';
import type { StepAnswer } from '../wire';

type FindEdit = (root: string) => PastEdit;

function findStep(root: string, find: FindEdit): PastStep | null {
  try {
    const { token, record } = find(root);
    return { token, about: record.about };
  } catch (error) {
    if (error instanceof CannotRun) return null;
    throw error;
  }
}

/** A sentence in place of what CannotRun says. */
export function explain(act: () => StepAnswer): StepAnswer {
  try {
    return act();
  } catch (error) {
    if (error instanceof CannotRun) return { type: 'refused', message: error.message };
    throw error;
  }
}

/** What became of a step whose answer was lost with the server that wrote it. */
export function findWritten(root: string, once: string): StepAnswer | undefined {
  const edit = findByKey(root, once);
  return edit && { type: 'written', about: edit.record.about, token: edit.token };
}

/** What undo and redo would do now. */
export const findPast = (
  root: string,
): { readonly undo: PastStep | null; readonly redo: PastStep | null } => ({
  undo: findStep(root, findUndo),
  redo: findStep(root, findRedo),
});

/** @throws CannotRun where something would be lost, or the site would have an error. */
export function takeBackStep(
  findEdit: FindEdit,
  base: Base,
  onWritten: (changes: readonly FileChange[]) => void,
): StepAnswer {
  // A person takes back what a person has done: the rules that they were judged by, too.
  const outcome = takeBackEdit({ findEdit, allowRules: true }, base);
  const { about } = outcome.edit.record;
  if (outcome.kind === 'lost') {
    const paths = outcome.conflicts.map(({ path }) => path);
    throw new CannotRun(
      `“${about}” cannot be taken back: somebody has changed the same place in ${listWords(paths, 'and')} since.`,
    );
  }
  if (outcome.kind === 'refused')
    throw new CannotRun(`“${about}” cannot be taken back: ${outcome.checked.refusing[0]?.message}`);
  if (outcome.kind !== 'written') return { type: 'unchanged' };
  onWritten(outcome.checked.site.changes());
  return { type: 'written', about, token: outcome.token };
}
