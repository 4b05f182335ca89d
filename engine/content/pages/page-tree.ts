// Menus and parents → the place of each page: its parent, its children, its menu. Used by checks and derivation alike.
import type { Manifest, MenuItemConfig, PageConfig } from '../../generated/manifest';
import type { TreePlace } from '../../model/tree-place';
import { toPointer } from '../shape/shape';

/** Pages by id. */
export type Pages = ReadonlyMap<string, PageConfig>;

/** What a page says of its own place. */
type PlacedPages = ReadonlyMap<string, Pick<PageConfig, 'parent'>>;

/** Whether a page follows from a collection: it has a place below its list page, which lists it in a way of its own. */
export const isDerived = (id: string): boolean => id.indexOf(':') > 0;

/** What a manifest says of the places of its pages, besides these. */
type Menus = Pick<Manifest, 'menus' | 'site'>;

/** An entry of a menu that names a page. */
interface MenuEntry {
  readonly page: string;
  /** The page above it in the menu; null for the page that heads the menu. */
  readonly parent: string | null;
  /** The JSON pointer of the entry. */
  readonly pointer: string;
}

/** Whether a page counts. Entries below a page that does not count belong to the page above it. */
type PageFilter = (id: string) => boolean;

function* listItems(
  items: readonly MenuItemConfig[],
  above: Omit<MenuEntry, 'page'>,
  counts: PageFilter,
): Iterable<MenuEntry> {
  for (const [index, { page, items: inner }] of items.entries()) {
    const at = toPointer(above.pointer, index);
    const known = page !== undefined && counts(page);
    if (known) yield { page, parent: above.parent, pointer: `${at}/page` };
    const parent = known ? page : above.parent;
    yield* listItems(inner, { parent, pointer: `${at}/items` }, counts);
  }
}

/** The pages that menus name, in reading order. A menu whose head does not count is omitted entirely. */
export function* listMenuEntries(
  { menus }: Pick<Manifest, 'menus'>,
  counts: PageFilter,
): Iterable<MenuEntry> {
  for (const [index, { page, items }] of menus.entries()) {
    if (page === undefined || !counts(page)) continue;
    const at = toPointer('/menus', index);
    yield { page, parent: null, pointer: `${at}/page` };
    yield* listItems(items, { parent: page, pointer: `${at}/items` }, counts);
  }
}

/** The parent that the menus give each page. The home page and the heads of menus have none. */
function readMenus(manifest: Menus, counts: PageFilter): Map<string, string | null> {
  const parents = new Map<string, string | null>([[manifest.site.home, null]]);
  for (const { page, parent } of listMenuEntries(manifest, counts))
    if (parent === null || !parents.has(page)) parents.set(page, parent);
  return parents;
}

/**
 * The parent of every page, in reading order: as the menus name them, the others after. A page's own `parent` wins.
 * `counts` says which names may be a parent; while a manifest is being checked, unknown ones may, too.
 */
export function findParents(
  manifest: Menus,
  pages: PlacedPages,
  counts: PageFilter = (id) => pages.has(id),
): Map<string, string | null> {
  const fromMenus = readMenus(manifest, counts);
  const parents = new Map<string, string | null>();
  const add = (id: string, inMenus: string | null): void => {
    const page = pages.get(id);
    if (page === undefined) return;
    const own = page.parent !== undefined && counts(page.parent) ? page.parent : undefined;
    parents.set(id, own ?? inMenus);
  };
  for (const [id, inMenus] of fromMenus) add(id, inMenus);
  for (const id of pages.keys()) if (!fromMenus.has(id)) add(id, null);
  return parents;
}

/** A page and its ancestors, the nearest first. Stops where a loop would begin. */
export function* ancestorsOf(
  id: string,
  parentOf: (id: string) => string | null,
): Iterable<string> {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = parentOf(at)) {
    seen.add(at);
    yield at;
  }
}

/** By page id, in reading order. */
export type Tree = ReadonlyMap<string, TreePlace>;

/** The place of every page. */
export function buildTree(manifest: Manifest, pages: Pages): Tree {
  const parents = findParents(manifest, pages);
  const children = new Map<string, string[]>([...parents.keys()].map((id) => [id, []]));
  const orders = new Map<string, number>();
  for (const [id, parent] of parents) {
    const siblings = parent === null ? undefined : children.get(parent);
    if (siblings === undefined || pages.get(id)?.unlisted || isDerived(id)) continue;
    orders.set(id, siblings.length);
    siblings.push(id);
  }
  const heads = new Set<string | undefined>(manifest.menus.map(({ page }) => page));
  return new Map(
    [...parents].map(([id, parent]) => {
      const above = ancestorsOf(id, (below) => parents.get(below) ?? null);
      const menu = [...above].find((page) => heads.has(page)) ?? null;
      const order = orders.get(id);
      const place = { parent, children: children.get(id) ?? [], menu };
      return [id, { ...place, ...(order !== undefined && { order }) }];
    }),
  );
}
