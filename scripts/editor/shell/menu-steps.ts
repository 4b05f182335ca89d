// The menu that somebody chooses for a page → the step that puts the page there.
import type { EditorState } from '../site-state';
import type { Step } from '../wire';
import { findMenus, findPageAbove, toMenuEntry, withFit } from './menu-moves';
import { findMenuPages, nameInMenus } from './site-values';

/** The top row; no page has this id. */
export const top = '/';

/** The menu that a page is in; `top` for the top row, empty for none. */
export function findMenuOf(site: EditorState | undefined, id: string): string {
  if (!findMenuPages(site).has(id)) return '';
  return findPageAbove(findMenus(site), id) ?? top;
}

/** What puts a page there; undefined where it is there already. */
export function toMenuStep(
  site: EditorState | undefined,
  id: string,
  menu: string,
): Step | undefined {
  const from = findMenuOf(site, id);
  if (menu === from) return undefined;
  const menus = findMenus(site);
  const inside = menu === top ? {} : { menu };
  const title = nameInMenus(site, id) ?? id;
  const added = { op: 'menu insert', ...inside, value: toMenuEntry(menus, id, inside.menu) };
  const moved = { op: 'menu move', entry: id, ...inside };
  const [about, operations] =
    menu === ''
      ? [`take “${title}” out of the menu`, [{ op: 'menu remove', entry: id }]]
      : [`give “${title}” a place in the menu`, withFit(menus, from === '' ? added : moved)];
  return { type: 'operations', about, operations: operations as never };
}
