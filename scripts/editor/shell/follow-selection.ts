// An entry of the menus that is selected, before a change → the same entry after it, wherever it stands then.

import { isRecord } from '../../../engine/model/json';
import { linkTargets } from '../../../engine/model/link-targets';
import { followOnce } from '../moved-places';
import type { EditorState } from '../site-state';
import { toMenuPath } from './menu-moves';
import type { Selection, ShellState } from './shell-state';
import { findMember } from './site-values';

/** What an entry leads to it keeps where it is moved. */
const isSameEntry = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && linkTargets.every((name) => one[name] === other[name]);

/** The first entry that leads where another does; undefined for none. */
function findEntry(
  list: unknown,
  entry: unknown,
  above: readonly number[] = [],
): string | undefined {
  for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
    const place = [...above, index];
    const found = isSameEntry(one, entry) ? place.join(',') : findEntry(one.items, entry, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Undefined where what was selected is gone. */
export function followSelection(
  { site, selection }: Pick<ShellState, 'site' | 'selection'>,
  next: EditorState | undefined,
): Selection | undefined {
  if (selection?.type !== 'site' || !selection.part.startsWith('menus/')) return selection;
  if (site === undefined || next === undefined) return selection;
  const path = toMenuPath(selection.part);
  const now = followOnce(path, site.manifest, next.manifest);
  const key =
    now?.filter((one) => typeof one === 'number').join(',') ??
    findEntry(findMember(next, ['menus']), findMember(site, path));
  return key === undefined ? undefined : { ...selection, part: `menus/${key}` };
}
