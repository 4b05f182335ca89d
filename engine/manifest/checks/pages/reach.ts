// Which pages a visitor can reach from home by following links.

import { findParents, isDerived } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';

type Links = Map<string, Set<string>>;

/** The pages below one, as a separate node: so that large families need no link from each member to each other. */
const toFamily = (parent: string): string => `${parent}/`;

/** What each page shows by itself: the pages below it, its siblings, and the page above it. */
function addTree(links: Links, { settings, pages }: SiteOutline<'menus' | 'site'>): void {
  const parents = findParents(settings, pages.known);
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    // The list page of a collection leads to its items and to its further pages.
    if (isDerived(id)) {
      links.get(parent)?.add(id);
      continue;
    }
    const family = links.get(toFamily(parent)) ?? new Set();
    links.set(toFamily(parent), family.add(id));
  }
  for (const [id, { layout, childLists }] of pages.known) {
    const into = links.get(id);
    if (into === undefined) continue;
    const parent = parents.get(id);
    if (parent) into.add(parent);
    if (layout === 'switcher' || childLists.length > 0) into.add(toFamily(id));
    if (parent && !links.has(toFamily(id))) into.add(toFamily(parent));
  }
}

function findReached(links: Links, first: readonly string[]): ReadonlySet<string> {
  const reached = new Set(first);
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  return reached;
}

export function checkReach(site: SiteOutline<'menus' | 'site'>): readonly RawFinding[] {
  const { file, settings, pages, shellLinks } = site;
  const links: Links = new Map(Array.from(pages.known, ([id, page]) => [id, new Set(page.links)]));
  addTree(links, site);
  const reached = findReached(links, [settings.site.home, ...shellLinks]);
  return [...pages.shown].flatMap(([id, { unlisted }]): RawFinding[] => {
    // Of items that no list leads to, the list page is told.
    if (reached.has(id) || unlisted || isDerived(id)) return [];
    return [
      { code: 'orphan-page', file, pointer: toPointer('/pages', id), part: 'key', params: { id } },
    ];
  });
}
