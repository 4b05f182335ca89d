// Which pages a visitor can reach from home by following links.

import { findParents, isDerived } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import type { RawFinding } from '../../raw-finding';
import type { PageOutline, SiteOutline } from '../context/check-context';

type Site = SiteOutline<'menus' | 'site'>;

/** The pages below one, as a separate node: so that large families need no link from each member to each other. */
const toFamily = (parent: string): string => `${parent}/`;

interface Tree {
  readonly parents: ReadonlyMap<string, string | null>;
  /** By page: the pages below it that show one another. */
  readonly families: ReadonlyMap<string, readonly string[]>;
  /** By list page of a collection: its items, and its further pages. */
  readonly derived: ReadonlyMap<string, readonly string[]>;
}

function readTree({ settings, pages }: Site): Tree {
  const parents = findParents(settings, pages.known);
  const families = new Map<string, string[]>();
  const derived = new Map<string, string[]>();
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    const below = isDerived(id) ? derived : families;
    const members = below.get(parent);
    if (members) members.push(id);
    else below.set(parent, [id]);
  }
  return { parents, families, derived };
}

/** What a page shows by itself: the pages below it, its siblings, and the page above it. */
function listShown(
  { id, layout, childLists }: PageOutline,
  { parents, families, derived }: Tree,
): readonly string[] {
  const parent = parents.get(id);
  const shown = parent ? [parent] : [];
  if (layout === 'switcher' || childLists.length > 0) shown.push(toFamily(id));
  if (parent && !families.has(id)) shown.push(toFamily(parent));
  return [...shown, ...(derived.get(id) ?? [])];
}

/** By ids of pages, and families. */
function findReached(site: Site, first: readonly string[]): ReadonlySet<string> {
  const tree = readTree(site);
  const reached = new Set(first);
  const add = (ids: readonly string[]): void => {
    for (const id of ids) reached.add(id);
  };
  for (const id of reached) {
    const page = site.pages.known.get(id);
    if (page === undefined) add(tree.families.get(id.slice(0, -1)) ?? []);
    else {
      add(page.links);
      add(listShown(page, tree));
    }
  }
  return reached;
}

export function checkReach(site: Site): readonly RawFinding[] {
  const { file, settings, pages, shellLinks } = site;
  const reached = findReached(site, [settings.site.home, ...shellLinks]);
  return [...pages.shown].flatMap(([id, { unlisted }]): RawFinding[] => {
    // Of items that no list leads to, the list page is told.
    if (reached.has(id) || unlisted || isDerived(id)) return [];
    return [
      { code: 'orphan-page', file, pointer: toPointer('/pages', id), part: 'key', params: { id } },
    ];
  });
}
