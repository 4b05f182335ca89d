// Menus and parents → the place of each page: what stands above it, what below, in which menu.
import type { Manifest, MenuItem, Page } from '../generated/manifest';

/** The pages of a site that are shown, by id. */
export type Pages = ReadonlyMap<string, Page>;

export interface Place {
  readonly parent: string | null;
  /** The listed pages below it, in order. */
  readonly children: readonly string[];
  /** The id of the page that heads its menu. */
  readonly menu: string | null;
}

/** By page id, in reading order: as the menus name them, the others after. */
export type Tree = ReadonlyMap<string, Place>;

/** The parent that the menus give each page. */
function readMenus(manifest: Manifest, pages: Pages): Map<string, string | null> {
  const parents = new Map<string, string | null>();
  const add = (items: readonly MenuItem[], above: string | null): void => {
    for (const { page, items: inner } of items) {
      const known = page !== undefined && pages.has(page);
      if (known && !parents.has(page)) parents.set(page, above);
      add(inner, known ? page : above);
    }
  };
  const { home } = manifest.site;
  parents.set(home, null);
  for (const menu of manifest.menus) {
    if (!pages.has(menu.page)) continue;
    parents.set(menu.page, null);
    add(menu.items, menu.page);
  }
  return parents;
}

/** A page and what stands above it, nearest first. */
export function* findLine(id: string, parentOf: (id: string) => string | null): Iterable<string> {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = parentOf(at)) {
    seen.add(at);
    yield at;
  }
}

/** The place of every page. A `parent` of the page's own goes before the one that the menus give. */
export function buildTree(manifest: Manifest, pages: Pages): Tree {
  const fromMenus = readMenus(manifest, pages);
  const order = [...fromMenus.keys(), ...[...pages.keys()].filter((id) => !fromMenus.has(id))];
  const parents = new Map(
    order.flatMap((id) => {
      const page = pages.get(id);
      if (page === undefined) return [];
      const own = page.parent !== undefined && pages.has(page.parent) ? page.parent : undefined;
      return [[id, { parent: own ?? fromMenus.get(id) ?? null }] as const];
    }),
  );
  const children = new Map<string, string[]>([...parents.keys()].map((id) => [id, []]));
  for (const [id, { parent }] of parents)
    if (parent !== null && !pages.get(id)?.unlisted) children.get(parent)?.push(id);
  const heads = new Set(manifest.menus.map(({ page }) => page));
  return new Map(
    [...parents].map(([id, { parent }]) => {
      const line = findLine(id, (below) => parents.get(below)?.parent ?? null);
      const menu = [...line].find((above) => heads.has(above)) ?? null;
      return [id, { parent, children: children.get(id) ?? [], menu }];
    }),
  );
}
