// Steps that were written → what undo and redo would do, and what became of them.
import { CannotRun } from '../../command/cannot-run';
import type { Base } from '../../edit/base';
import { takeBackEdit } from '../../edit/take-back-edit';
import { findRedo, findUndo } from '../../edit/undo-edit';
import type { FileChange } from '../../journal/exchange-files';
import { findByKey, type PastEdit } from '../../journal/history';
import type { AskedOnce, AskedPast } from '../asked-once';
import type { PastStep } from '../site-state';
import type { StepAnswer } from '../wire';
import { listPages } from './list-pages';
import { sayCause } from './name-pages';
import { readManifest } from './read-manifest';

export type FindEdit = (root: string, token?: string) => PastEdit;

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

const listFiles = ({ changes }: PastEdit): readonly string[] => changes.map(({ path }) => path);

/** What became of what was asked for before, where its answer was lost with the server that wrote it. */
export function findWritten(root: string, { once, isAgain }: AskedOnce): StepAnswer | undefined {
  const edit = isAgain && once !== undefined ? findByKey(root, once) : undefined;
  if (edit === undefined) return undefined;
  const { record, token } = edit;
  return {
    ...{ type: 'written', about: record.about, token },
    ...(record.undoes !== undefined && { files: listFiles(edit) }),
  };
}

/** What undo and redo would do now. */
export const findPast = (
  root: string,
): { readonly undo: PastStep | null; readonly redo: PastStep | null } => ({
  undo: findStep(root, findUndo),
  redo: findStep(root, findRedo),
});

interface Writing {
  readonly base: Base;
  readonly onWritten: (changes: readonly FileChange[]) => void;
}

/** @throws CannotRun where something would be lost, or the site would have an error. */
export function takeBackStep(
  find: FindEdit,
  { token, ...asked }: AskedPast,
  { base, onWritten }: Writing,
): StepAnswer {
  const earlier = findWritten(base.root, asked);
  if (earlier !== undefined) return earlier;
  const findEdit = (root: string): PastEdit => find(root, token);
  // A person takes back what a person has done: the rules that they were judged by, too.
  const outcome = takeBackEdit({ findEdit, key: asked.once, allowRules: true }, base);
  const { about } = outcome.edit.record;
  if (outcome.kind === 'lost') {
    throw new CannotRun(
      `Not taken back: ${about}. Later changes are at the same place; take those back first.`,
    );
  }
  if (outcome.kind === 'refused') {
    const cause = sayCause(outcome.checked.refusing, listPages(readManifest(base), undefined));
    throw new CannotRun(`Not taken back: ${about}. ${cause}`);
  }
  if (outcome.kind !== 'written') return { type: 'unchanged' };
  onWritten(outcome.checked.site.changes());
  return { type: 'written', about, token: outcome.token, files: listFiles(outcome.edit) };
}
