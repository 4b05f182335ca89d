// The history of a site → the last steps, the newest first, as a person looks at them.
import { readHistory } from '../../journal/history';
import type { ListedStep } from '../wire';

const maxSteps = 100;

export function listSteps(root: string): readonly ListedStep[] {
  const edits = readHistory(root);
  const undone = new Set<string>();
  for (const { token, record } of [...edits].reverse())
    if (record.undoes !== undefined && !undone.has(token)) undone.add(record.undoes);
  return edits
    .filter(({ record }) => record.undoes === undefined)
    .reverse()
    .slice(0, maxSteps)
    .map(({ token, record, changes }) => ({
      ...{ token, about: record.about, isUndone: undone.has(token) },
      files: changes.map(({ path }) => path),
    }));
}
