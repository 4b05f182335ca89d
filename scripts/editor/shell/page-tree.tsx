// All pages by what is above them, the menus in their order, and what belongs to the whole site.
import { useMemo } from 'react';
import type { EditorState, PageEntry } from '../site-state';
import { AddToList } from './add-to-list';
import { BlockList } from './block-list';
import { Picker } from './fields/picker';
import { sayBriefly } from './fields/said-day';
import { Icon } from './icon';
import { findMenus, toPageDrop, toPageMove, withFit } from './menu-moves';
import { MenuTree } from './menu-tree';
import type { ListTab } from './shell-state';
import { SiteList } from './site-list';
import { findFirstPart } from './site-parts';
import {
  findLabel,
  findMenuPages,
  findToday,
  isItemId,
  listPageChoices,
  listShown,
} from './site-values';
import { Tree, type TreeItem } from './tree';
import { useShell, useStore } from './use-shell';

const notes = { draft: 'draft', later: 'later', over: 'over', wrong: 'has errors' } as const;

/** The items that each page lists: with their days, or why readers do not see them. */
function listItems(site: EditorState): ReadonlyMap<string, TreeItem[]> {
  const year = findToday(site, new Date()).slice(0, 4);
  const found = new Map<string, TreeItem[]>();
  for (const { list, items } of site.collections) {
    const own = items.map(({ id, title, date, state }) => ({
      ...{ key: id, label: title, items: [] },
      isMuted: state !== 'shown',
      note: state === 'shown' ? sayBriefly(date, year) : notes[state],
    }));
    found.set(list, [...(found.get(list) ?? []), ...own]);
  }
  return found;
}

/** The home page, then pages as the menus have them, then all others; one whose parent is not shown stands at the top. */
function listTree(site: EditorState): TreeItem[] {
  const { pages } = site;
  const ids = new Set(pages.map(({ id }) => id));
  const inMenus = findMenuPages(site);
  const order = new Map([...inMenus].map((id, index) => [id, index]));
  const placeOf = ({ id, path }: PageEntry): number =>
    path === '/' ? -1 : (order.get(id) ?? order.size);
  const items = listItems(site);
  const below = new Map<string | null, PageEntry[]>();
  for (const page of [...pages].sort((one, other) => placeOf(one) - placeOf(other))) {
    const parent = page.parent !== null && ids.has(page.parent) ? page.parent : null;
    const list = below.get(parent);
    if (list === undefined) below.set(parent, [page]);
    else list.push(page);
  }
  const toItems = (parent: string | null): TreeItem[] =>
    (below.get(parent) ?? []).map(({ id, path, title, draft }) => ({
      ...{ key: id, label: findLabel(site, id) ?? title, isMuted: draft },
      ...(draft && { note: 'draft' }),
      ...(path !== '/' && !inMenus.has(id) && { about: 'no menu' }),
      items: [...toItems(id), ...(items.get(id) ?? [])],
    }));
  return toItems(null);
}

/** Why a page cannot be moved so. */
function explainStay(site: EditorState, id: string): string {
  const name = findLabel(site, id) ?? listShown(site).find((one) => one.id === id)?.title ?? id;
  if (isItemId(id)) return `“${name}” has its place by its day.`;
  return findMenuPages(site).has(id)
    ? `“${name}” cannot go further there.`
    : `“${name}” is in no menu. “In the menu” beside the page puts it into one.`;
}

const tabs = ['Pages', 'Menus', 'Site'] as const satisfies readonly ListTab[];

export function PageTree() {
  const store = useStore();
  const { site, selection, tab, path } = useShell();
  const items = useMemo(() => (site === undefined ? [] : listTree(site)), [site]);
  const choices = useMemo(() => listPageChoices(site), [site]);
  const open = (name: ListTab): void => {
    store.set({ tab: name });
    // What is asked for most is in sight at once.
    if (name === 'Site' && selection?.type !== 'site')
      store.select({ type: 'site', part: findFirstPart(site) });
  };
  const shown = site && listShown(site).find((one) => one.path === path)?.id;
  const page = selection && 'page' in selection ? selection.page : shown;
  return (
    <nav className="side" aria-label="Pages and settings">
      <fieldset className="tabs" aria-label="What is listed">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => open(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {site === undefined ? null : tab === 'Pages' ? (
        <>
          <Picker
            label="Find a page"
            choices={choices}
            value=""
            placeholder="Find a page"
            onChoose={(id) => store.open(id)}
          />
          <div className="buttons news">
            <button type="button" onClick={() => store.set({ adds: {} })}>
              <Icon name="add" /> New page
            </button>
            {site.collections.map((collection) => (
              <AddToList key={collection.id} collection={collection} />
            ))}
          </div>
          <Tree
            label="Pages"
            items={items}
            folded={site.collections.map(({ list }) => list)}
            selected={page}
            onSelect={(id) => store.open(id)}
            onMove={async (id, way) => {
              const operation = toPageMove(site, id, way);
              if (operation === undefined) {
                const text = explainStay(site, id);
                store.set({ said: text, status: { kind: 'waiting', text } });
              } else
                await store.operate(
                  'move a page in the menus',
                  ...withFit(findMenus(site), operation),
                );
              return id;
            }}
            onDrop={(key, on, where) => {
              const operations = toPageDrop(site, { key, on, where });
              if (operations.length > 0) void store.operate('move a page', ...operations);
            }}
          />
          <BlockList />
          <p className="hint">
            Drag a page onto another, or press Alt with arrows: that moves it in the menus. A block
            is moved on its page in the same way.
          </p>
        </>
      ) : tab === 'Menus' ? (
        <MenuTree />
      ) : (
        <SiteList />
      )}
    </nav>
  );
}
