// An edit → what it changes of that by which edits are judged: that is a decision of its own.
import { isRecord, type Json } from '../../engine/model/json';
import { textOf } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { manifestFile } from '../journal/site-paths';

const members: readonly (readonly [name: string, find: (manifest: Json) => unknown])[] = [
  ['rules', ({ rules }) => rules],
  ['budgets', ({ budgets }) => budgets],
  ['build.host', ({ build }) => (isRecord(build) ? build.host : undefined)],
];

/** What cannot be read says nothing. */
function read(text = ''): Json {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The names of such members of the manifest. */
export function findChangedStandards(changes: readonly FileChange[]): readonly string[] {
  const change = changes.find(({ path }) => path === manifestFile);
  if (change === undefined) return [];
  const [before, after] = [read(textOf(change.before)), read(textOf(change.after))];
  return members
    .filter(([, find]) => JSON.stringify(find(before)) !== JSON.stringify(find(after)))
    .map(([name]) => name);
}
