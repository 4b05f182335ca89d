// The menus in their order: Alt with arrows, or the buttons behind an entry, move it.

import type { EditorState } from '../site-state';
import { Picker } from './fields/picker';
import { Icon } from './icon';
import {
  findMenus,
  type MenuEntry,
  toMenuDrop,
  toMenuEntry,
  toMenuMove,
  toMenuPath,
  toMovedKey,
  withFit,
} from './menu-moves';
import { findMember, findMenuPages, nameInMenus, toPageChoice } from './site-values';
import { type Move, Tree, type TreeItem } from './tree';
import { useShell, useStore } from './use-shell';

const listItems = (site: EditorState | undefined, value: unknown, at: string): TreeItem[] =>
  (Array.isArray(value) ? (value as readonly MenuEntry[]) : []).map((entry, index) => {
    const key = at === '' ? String(index) : `${at},${index}`;
    const { label = nameInMenus(site, entry.page ?? '') ?? 'Link' } = entry;
    return { key, label, items: listItems(site, entry.items, key) };
  });

export function MenuTree() {
  const store = useStore();
  const { site, selection } = useShell();
  const menus = findMenus(site);
  const move = async (key: string, way: Move): Promise<string | undefined> => {
    const operation = toMenuMove(menus, key, way);
    if (operation === undefined) return undefined;
    const { type: answer } = await store.operate('move a menu entry', ...withFit(menus, operation));
    return answer === 'written' ? toMovedKey(menus, operation) : undefined;
  };
  const drop = (key: string, on: string, where: 'below' | 'before'): void => {
    const operation = toMenuDrop({ key, on, where });
    void store.operate('move a menu entry', ...withFit(menus, operation));
  };
  /** Shows the page that an entry leads to, beside what can be said of the entry. */
  const select = (key: string): void => {
    const part = `menus/${key}`;
    const page = findMember(site, [...toMenuPath(part), 'page']);
    if (typeof page === 'string') store.open(page);
    store.select({ type: 'site', part });
  };
  const selected =
    selection?.type === 'site' && selection.part.startsWith('menus/')
      ? selection.part.slice('menus/'.length)
      : undefined;
  const act = (key: string, way: Move, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words}
      onClick={(event) => {
        event.stopPropagation();
        void move(key, way);
      }}
    >
      <Icon name={way === 'up' ? 'up' : 'down'} />
    </button>
  );
  const inMenus = findMenuPages(site);
  const addable = site?.pages.filter(({ id, path }) => path !== '/' && !inMenus.has(id)) ?? [];
  return (
    <>
      <Picker
        label="Put a page into the menu"
        choices={addable.map((page) => toPageChoice(site, page))}
        value=""
        placeholder="Put a page into the menu"
        onChoose={(id) =>
          void store.operate('give a page a place in the menu', {
            ...{ op: 'menu insert', value: toMenuEntry(menus, id) },
          })
        }
      />
      <Tree
        label="Menus"
        items={listItems(site, menus, '')}
        selected={selected}
        onSelect={select}
        onMove={move}
        onDrop={drop}
        aside={({ key, label }) => (
          <span className="acts">
            {act(key, 'up', `Move ${label} up`)}
            {act(key, 'down', `Move ${label} down`)}
          </span>
        )}
      />
      <p className="hint">Alt with arrows moves an entry: up, down, below the one above, or out.</p>
    </>
  );
}
