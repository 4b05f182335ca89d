// All pages by what is above them, the menus in their order, and what belongs to the whole site.
import { useState } from 'react';
import type { EditorState, PageEntry } from '../wire';
import { AddPage } from './add-page';
import { Icon } from './icon';
import { MenuTree } from './menu-tree';
import { siteParts } from './site-parts';
import { Tree, type TreeItem } from './tree';
import { useShell, useStore } from './use-shell';

function toItems(pages: readonly PageEntry[], parent: string | null): TreeItem[] {
  return pages
    .filter((page) => page.parent === parent)
    .map((page) => ({
      key: page.id,
      label: page.title,
      isMuted: page.draft,
      ...(page.draft && { note: 'draft' }),
      items: toItems(pages, page.id),
    }));
}

/** A page whose parent is not shown stands at the top. */
function listTree({ pages }: EditorState): TreeItem[] {
  const ids = new Set(pages.map(({ id }) => id));
  const rooted = pages.map((page) =>
    page.parent !== null && !ids.has(page.parent) ? { ...page, parent: null } : page,
  );
  return toItems(rooted, null);
}

const tabs = ['Pages', 'Menus', 'Site'] as const;

export function PageTree() {
  const store = useStore();
  const { site, selection } = useShell();
  const [tab, setTab] = useState<(typeof tabs)[number]>('Pages');
  const [adds, setAdds] = useState(false);
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
            selected={page}
            onSelect={(id) => store.open(id)}
          />
          <button type="button" className="wide" onClick={() => setAdds(true)}>
            <Icon name="add" /> New page
          </button>
          {adds && <AddPage onClose={() => setAdds(false)} />}
        </>
      ) : tab === 'Menus' ? (
        <MenuTree />
      ) : (
        <ul className="parts">
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
