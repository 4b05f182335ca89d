// The tree of pages → the areas that lists of a whole site have.
import { ancestorsOf } from './page-tree';

interface Place {
  readonly parent: string | null;
  /** The id of the page that heads its menu. */
  readonly menu: string | null;
}

/**
 * The ids of the listed pages by the page that heads their area: that of their menu, or else the topmost one above them. A
 * page that stands alone, in no menu and with none below it, belongs to the home page.
 */
export function groupByArea(
  listed: ReadonlyMap<string, Place>,
  home: string,
): ReadonlyMap<string, readonly string[]> {
  const parentOf = (id: string): string | null => listed.get(id)?.parent ?? null;
  const findTop = (id: string): string | undefined =>
    [...ancestorsOf(id, parentOf)].findLast((above) => listed.has(above));
  const tops = new Map([...listed.keys()].map((id) => [id, findTop(id)]));
  const heads = new Set([...tops].flatMap(([id, top]) => (top === id ? [] : [top])));
  const areas = new Map<string, string[]>();
  for (const [id, { menu }] of listed) {
    const top = tops.get(id);
    const area = menu ?? (top !== undefined && heads.has(top) ? top : home);
    const ids = areas.get(area);
    if (ids) ids.push(id);
    else areas.set(area, [id]);
  }
  return areas;
}
