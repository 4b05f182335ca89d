// The history of a site → the last steps, the newest first, as a person looks at them.
import { CannotRun } from '../../command/cannot-run';
import { readKept } from '../../edit/read-kept';
import { textOf } from '../../journal/bytes';
import { type PastEdit, readHistory, readTime } from '../../journal/history';
import type { SaidChange } from '../said-change';
import type { ListedStep } from '../wire';
import { listSaidChanges } from './said-changes';

const maxSteps = 100;

/** How many places of a step are told. */
const maxPlaces = 40;

/** Nothing where what the files were is not kept. */
function listSaid(root: string, { changes }: PastEdit): SaidChange[] {
  try {
    return changes
      .flatMap(({ path, before, after }) =>
        listSaidChanges(path, textOf(readKept(root, before)), textOf(readKept(root, after))),
      )
      .slice(0, maxPlaces);
  } catch (error) {
    if (error instanceof CannotRun) return [];
    throw error;
  }
}

/** What a step was stays so: it is read once. */
export function makeStepLister(root: string): () => readonly ListedStep[] {
  const known = new Map<string, Pick<ListedStep, 'time' | 'said'>>();
  const read = (edit: PastEdit): Pick<ListedStep, 'time' | 'said'> => {
    const { token } = edit;
    const found = known.get(token) ?? { time: readTime(root, token), said: listSaid(root, edit) };
    known.set(token, found);
    return found;
  };
  return () => {
    const edits = readHistory(root);
    const undone = new Set<string>();
    for (const { token, record } of [...edits].reverse())
      if (record.undoes !== undefined && !undone.has(token)) undone.add(record.undoes);
    return edits
      .filter(({ record }) => record.undoes === undefined)
      .reverse()
      .slice(0, maxSteps)
      .map((edit) => ({
        ...{ token: edit.token, about: edit.record.about, isUndone: undone.has(edit.token) },
        files: edit.changes.map(({ path }) => path),
        ...read(edit),
      }));
  };
}
