// A page that somebody wants to remove → what they are asked, and the operations that remove it with nothing left behind.
import type { EditorState } from '../site-state';
import { nameInMenus } from './site-values';

interface Removal {
  readonly question: string;
  readonly operations: readonly object[];
}

/** How many items the page lists. */
const countItems = (site: EditorState | undefined, id: string): number =>
  site?.collections.flatMap(({ list, items }) => (list === id ? items : [])).length ?? 0;

export function toRemoval(site: EditorState | undefined, id: string): Removal {
  const page = site?.pages.find((one) => one.id === id);
  const home = site?.pages.find(({ path }) => path === '/')?.id;
  const to = page?.parent ?? home;
  const there = to === home ? 'the home page' : `“${nameInMenus(site, to ?? '')}”`;
  const count = countItems(site, id);
  const stay = count === 1 ? 'What it lists stays' : `The ${count} that it lists stay`;
  const moved = `${stay}: ${there} lists ${count === 1 ? 'it' : 'them'} from then on, at new addresses, to which the old ones lead.`;
  return {
    question: [
      `Remove the page “${page?.title ?? id}”? Its address will lead to ${there}.`,
      ...(count > 0 ? [moved] : []),
      'Undo brings all of it back.',
    ].join(' '),
    operations: [{ op: 'page remove', id, redirectTo: to }],
  };
}
