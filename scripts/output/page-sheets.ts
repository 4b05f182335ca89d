// The styles that the pages of all sites need → one sheet for each set of layers that pages have in common.
import { listStyled } from '../../engine/blocks/needs';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Assets } from '../../engine/model/assets';
import type { Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { NamedFile } from '../../engine/output/scope';
import { findBreadcrumbs, findSwitchers } from '../../engine/site/view-of';
import type { StyleBundle } from '../bundle/bundle-styles';
import { contentHash } from '../files/content-hash';

/**
 * A site of thousands of pages may combine its blocks in as many ways. Beyond this number the rarest sets share one
 * sheet, so that the number of sheets does not grow with the pages.
 */
export const maxSheets = 64;

interface PageSheets {
  /** Paths relative to the output, by what a page needs. */
  readonly paths: Assets['sheets'];
  readonly files: readonly NamedFile[];
}

interface LayerSet {
  readonly layers: readonly string[];
  /** The needs of pages with this set. */
  readonly needed: Set<string>;
  pages: number;
}

/** Adds the needs of the pages of a site to the number of pages for each. */
function countNeeded(site: Site, counts: Map<string, number>): void {
  /** Sibling pages have the same switchers. */
  const around = new Map<string | null, readonly unknown[]>();
  for (const page of Object.values(site.pages)) {
    // A switcher shows what the page shows at which it opens.
    if (page.defaultChild !== undefined) continue;
    const switchers = around.get(page.parent) ?? findSwitchers(site, page);
    around.set(page.parent, switchers);
    const needed = listStyled({
      ...page,
      breadcrumbs: findBreadcrumbs(site, page),
      switchers,
    }).join(' ');
    counts.set(needed, (counts.get(needed) ?? 0) + 1);
  }
}

/** The most frequent first. */
function findSets({ sites }: Publication<Site>, { layers, needs }: StyleBundle): LayerSet[] {
  const counts = new Map<string, number>();
  for (const site of sites) countNeeded(site, counts);
  const sets = new Map<string, LayerSet>();
  for (const [needed, pages] of counts) {
    const own = new Set(needed.split(' ').flatMap((name) => needs[name] ?? []));
    const set = Object.keys(layers).filter((layer) => own.has(layer));
    const known = sets.get(set.join()) ?? { layers: set, needed: new Set(), pages: 0 };
    sets.set(set.join(), known);
    known.needed.add(needed);
    known.pages += pages;
  }
  // Such pages need only the shell's sheet.
  sets.delete('');
  return [...sets]
    .sort(([one, { pages: few }], [other, { pages: many }]) => many - few || (one < other ? -1 : 1))
    .map(([, set]) => set);
}

/** The name contains the set before the hash: so an open page can request the current sheet by the name it knows. */
const toPath = (layers: readonly string[], text: string): string =>
  toAssetFile(`page-${contentHash(layers.join()).slice(0, 6)}-${contentHash(text)}.css`);

export function buildPageSheets(publication: Publication<Site>, styles: StyleBundle): PageSheets {
  const sets = findSets(publication, styles);
  const frequent = sets.slice(0, maxSheets - 1).map((set) => [set]);
  const shared = [...frequent, sets.slice(maxSheets - 1)].filter(({ length }) => length > 0);
  const paths: Record<string, string> = {};
  const files = shared.map((group): NamedFile => {
    const own = new Set(group.flatMap(({ layers }) => layers));
    const layers = Object.keys(styles.layers).filter((layer) => own.has(layer));
    const text = layers.map((layer) => styles.layers[layer]).join('\n');
    const path = toPath(layers, text);
    for (const { needed } of group) for (const name of needed) paths[name] = path;
    return { path, read: () => text };
  });
  return { paths, files };
}
