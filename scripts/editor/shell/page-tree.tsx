// All pages by what is above them, the menus in their order, and what belongs to the whole site.
import { useState } from 'react';
import type { CollectionEntry, EditorState, PageEntry } from '../site-state';
import { AddItem } from './add-item';
import { AddPage } from './add-page';
import { Icon } from './icon';
import { MenuTree } from './menu-tree';
import { siteParts } from './site-parts';
import { findMenuPages } from './site-values';
import { Tree, type TreeItem } from './tree';
import { useShell, useStore } from './use-shell';

const notes = { draft: 'draft', later: 'later', over: 'over', wrong: 'has errors' } as const;

/** The items that a page lists: with their days, or why readers do not see them. */
const listItems = (collections: readonly CollectionEntry[], page: string): TreeItem[] =>
  collections
    .filter(({ list }) => list === page)
    .flatMap(({ items }) => items)
    .map(({ id, title, date, state }) => ({
      ...{ key: id, label: title, items: [] },
      isMuted: state !== 'shown',
      note: state === 'shown' ? date.slice(0, 10) : notes[state],
    }));

function toItems({ pages, collections }: Listed, parent: string | null): TreeItem[] {
  return pages
    .filter((page) => page.parent === parent)
    .map((page) => ({
      key: page.id,
      label: page.title,
      isMuted: page.draft,
      ...(page.draft && { note: 'draft' }),
      items: [...toItems({ pages, collections }, page.id), ...listItems(collections, page.id)],
    }));
}

type Listed = Pick<EditorState, 'pages' | 'collections'>;

/** The home page, then pages as the menus have them, then all others; one whose parent is not shown stands at the top. */
function listTree(site: EditorState): TreeItem[] {
  const { pages, collections } = site;
  const ids = new Set(pages.map(({ id }) => id));
  const order = new Map([...findMenuPages(site)].map((id, index) => [id, index]));
  const placeOf = ({ id, path }: PageEntry): number =>
    path === '/' ? -1 : (order.get(id) ?? order.size);
  const rooted = pages
    .map((page) =>
      page.parent !== null && !ids.has(page.parent) ? { ...page, parent: null } : page,
    )
    .sort((one, other) => placeOf(one) - placeOf(other));
  return toItems({ pages: rooted, collections }, null);
}

const tabs = ['Pages', 'Menus', 'Site'] as const;

export function PageTree() {
  const store = useStore();
  const { site, selection } = useShell();
  const [tab, setTab] = useState<(typeof tabs)[number]>('Pages');
  const [adds, setAdds] = useState(false);
  const [adding, setAdding] = useState<CollectionEntry>();
  const page = selection && 'page' in selection ? selection.page : undefined;
  return (
    <nav className="side" aria-label="Pages and settings">
      <fieldset className="tabs" aria-label="What is listed">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      {site === undefined ? null : tab === 'Pages' ? (
        <>
          <Tree
            label="Pages"
            items={listTree(site)}
            folded={site.collections.map(({ list }) => list)}
            selected={page}
            onSelect={(id) => store.open(id)}
          />
          <button type="button" className="wide" onClick={() => setAdds(true)}>
            <Icon name="add" /> New page
          </button>
          {site.collections.map((collection) => (
            <button
              key={collection.id}
              type="button"
              className="wide"
              onClick={() => setAdding(collection)}
            >
              <Icon name="add" /> New {collection.item.toLowerCase()}
            </button>
          ))}
          {adding !== undefined && (
            <AddItem collection={adding} onClose={() => setAdding(undefined)} />
          )}
          {adds && <AddPage onClose={() => setAdds(false)} />}
        </>
      ) : tab === 'Menus' ? (
        <MenuTree />
      ) : (
        <ul className="parts">
          <li>
            <button
              type="button"
              aria-pressed={selection?.type === 'languages'}
              onClick={() => store.select({ type: 'languages' })}
            >
              Languages
            </button>
          </li>
          <li>
            <button
              type="button"
              aria-pressed={selection?.type === 'files'}
              onClick={() => store.select({ type: 'files', file: '' })}
            >
              Pictures and files
            </button>
          </li>
          {siteParts.map(({ part, title }) => (
            <li key={part}>
              <button
                type="button"
                aria-pressed={selection?.type === 'site' && selection.part === part}
                onClick={() => store.select({ type: 'site', part })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
