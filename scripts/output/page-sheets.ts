// What the pages of all sites ask of style sheets → one sheet for each set of layers that pages have in common.
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Assets } from '../../engine/model/assets';
import type { SharedLook } from '../../engine/model/look';
import type { NamedFile } from '../../engine/output/scope';
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
  /** The layers of each sheet, by its path up to the hash. */
  readonly sets: ReadonlyMap<string, readonly string[]>;
  /** The text of a sheet of these layers, as far as they are there. */
  readonly join: (layers: readonly string[]) => string;
}

interface LayerSet {
  readonly layers: readonly string[];
  /** The needs of pages with this set. */
  readonly needed: Set<string>;
  pages: number;
}

/** The most frequent first. */
function findSets(looks: readonly SharedLook[], { layers, needs }: StyleBundle): LayerSet[] {
  const sets = new Map<string, LayerSet>();
  for (const { styled, pages } of looks.filter((look) => look.pages > 0)) {
    const own = new Set(styled.flatMap((name) => needs[name] ?? []));
    const set = Object.keys(layers).filter((layer) => own.has(layer));
    const known = sets.get(set.join()) ?? { layers: set, needed: new Set(), pages: 0 };
    sets.set(set.join(), known);
    known.needed.add(styled.join(' '));
    known.pages += pages;
  }
  // Such pages need only the shell's sheet.
  sets.delete('');
  return [...sets]
    .sort(([one, { pages: few }], [other, { pages: many }]) => many - few || (one < other ? -1 : 1))
    .map(([, set]) => set);
}

/** The name contains the set before the hash: so an open page can request the current sheet by the name it knows. */
const toStem = (layers: readonly string[]): string =>
  toAssetFile(`page-${contentHash(layers.join()).slice(0, 6)}-`);

export function buildPageSheets(looks: readonly SharedLook[], styles: StyleBundle): PageSheets {
  const found = findSets(looks, styles);
  const frequent = found.slice(0, maxSheets - 1).map((set) => [set]);
  const shared = [...frequent, found.slice(maxSheets - 1)].filter(({ length }) => length > 0);
  const paths: Record<string, string> = {};
  const sets = new Map<string, readonly string[]>();
  const join = (layers: readonly string[]): string =>
    layers.flatMap((layer) => styles.layers[layer] ?? []).join('\n');
  const files = shared.map((group): NamedFile => {
    const own = new Set(group.flatMap(({ layers }) => layers));
    const layers = Object.keys(styles.layers).filter((layer) => own.has(layer));
    const [stem, text] = [toStem(layers), join(layers)];
    const path = `${stem}${contentHash(text)}.css`;
    sets.set(stem, layers);
    for (const { needed } of group) for (const name of needed) paths[name] = path;
    return { path, read: () => text };
  });
  return { paths, files, sets, join };
}
