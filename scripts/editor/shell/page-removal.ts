// A page that somebody wants to remove → what they are asked, and the operations that remove it with nothing left behind.
import type { EditorState, ItemEntry } from '../site-state';
import { nameInMenus } from './site-values';

interface Removal {
  readonly question: string;
  readonly operations: readonly object[];
}

/** What the page lists. */
const listItems = (site: EditorState | undefined, id: string): readonly ItemEntry[] =>
  site?.collections.flatMap(({ list, items }) => (list === id ? items : [])) ?? [];

export function toRemoval(site: EditorState | undefined, id: string): Removal {
  const page = site?.pages.find((one) => one.id === id);
  const home = site?.pages.find(({ path }) => path === '/')?.id;
  const to = page?.parent ?? home;
  const there = to === home ? 'the home page' : `“${nameInMenus(site, to ?? '')}”`;
  const items = listItems(site, id);
  const count =
    items.length === 1 ? 'What it lists stays' : `The ${items.length} that it lists stay`;
  const moved = `${count}: ${there} lists ${items.length === 1 ? 'it' : 'them'} from then on, at new addresses, to which the old ones lead.`;
  const led = items.flatMap(({ id: item, path }) =>
    path === null ? [] : [{ op: 'redirect add', value: { from: path, page: item } }],
  );
  return {
    question: [
      `Remove the page “${page?.title ?? id}”? Its address will lead to ${there}.`,
      ...(items.length > 0 ? [moved] : []),
      'Undo brings all of it back.',
    ].join(' '),
    operations: [{ op: 'page remove', id, redirectTo: to }, ...led],
  };
}
