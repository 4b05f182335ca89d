// A site of the gallery → what is served of it: pictures are drawn, colours and fonts are those of the site in development.
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import type { Renderers } from '../../engine/model/document';
import { mapSites, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { Theme } from '../../engine/model/theme';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildPublication } from '../../engine/site/build-publication';
import type { EngineBundle } from '../bundle/bundle-engine';
import type { World } from '../files/world';
import { withoutSiteIcons } from '../source/icon-sprite';
import type { ServedFiles } from '../source/site-files';
import { drawSwatches, swatchSize } from './draw-swatches';
import { toSwatchFile } from './gallery-pages';
import type { ServedDevSiteOptions } from './served-dev-site';
import { listThemeFiles } from './theme-files';

/** Drawn in place of every picture. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720"><rect width="960" height="720" fill="#808890"/><path d="M0 720 960 0M0 0l960 720" stroke="#9aa2aa" stroke-width="4"/></svg>';

export interface GalleryOptions {
  readonly world: World;
  readonly engine: EngineBundle;
  readonly renderers: Renderers;
  /** The colours and fonts of the site in development, the only thing that the gallery takes from it. */
  readonly theme: Theme | undefined;
  /** The files of its fonts. */
  readonly files: ServedFiles;
  readonly now: Date;
}

/** Pictures of the examples are drawn; those of the theme are files of the site. */
function toFiles({ theme, files }: GalleryOptions): ServedFiles {
  const own = new Set(theme && listThemeFiles(theme));
  const swatches = new Map(
    theme?.palettes.map(({ scheme, colours }) => [toSwatchFile(scheme), drawSwatches(colours)]),
  );
  return {
    sizeOf: () => swatchSize,
    bytesOf: () => 240_000,
    hashOf: (path) => path,
    placeOf: (path) => (own.has(path) ? files.placeOf(path) : toAssetFile(`files/${path}.svg`)),
    read: (path) => (own.has(path) ? files.read(path) : Buffer.from(swatches.get(path) ?? drawing)),
  };
}

/** With other colours and fonts. */
function dress(site: Site, theme: Theme): Site {
  return { ...site, theme, files: [...site.files, ...listThemeFiles(theme)] };
}

/** What is served of a site of the gallery. */
export function dressGallery(
  valid: Publication<ValidSite>,
  options: GalleryOptions,
): ServedDevSiteOptions {
  const files = toFiles(options);
  const { engine, now, renderers, theme, world } = options;
  const { contract } = world;
  const built = buildPublication(valid, { contract, files, now, drafts: true });
  return {
    publication: mapSites(built, (site) => dress(site, theme ?? site.theme)),
    engine,
    renderers,
    workspace: withoutSiteIcons(world.workspace),
    files,
  };
}
