// A site as it was read → everything that its output is made of.
import type { Finding } from '../../engine/model/finding';
import type { Publication } from '../../engine/model/publication';
import type { DerivedSite } from '../../engine/model/site-facts';
import { createDescriber } from '../../engine/output/made-of';
import { joinFacts } from '../../engine/output/site-facts';
import type { getEngineBundle } from '../bundle/kept-bundle';
import { readRenderers } from '../bundle/read-renderers';
import { readSiteStyles } from '../bundle/site-styles';
import { contentHash } from '../files/content-hash';
import type { Pictures } from '../source/pictures';
import type { SiteFiles } from '../source/site-files';
import type { BuildRequest } from './build-request';
import { readSearch } from './search-files';
import { buildAssets } from './site-assets';

export interface LoadedBuild extends BuildRequest {
  readonly publication: Publication<DerivedSite>;
  readonly files: SiteFiles;
  readonly pictures: Pictures;
  /** When it began, in ms. */
  readonly started: number;
}

/** Everything that is written, ready to be made. What is doubtful in code and in words is added to `doubts`. */
export async function planOutput(
  bundling: ReturnType<typeof getEngineBundle>,
  loaded: LoadedBuild,
  doubts: Finding[],
) {
  const { publication, files, world } = loaded;
  const { workspace } = world;
  const site = joinFacts(publication);
  const siteStyles = await readSiteStyles(workspace, { minify: true });
  const parts = { facts: site, workspace, files, siteStyles };
  const assets = buildAssets(publication, await bundling, parts);
  const renderers = await readRenderers(world, { warn: (one) => doubts.push(one) });
  const describe = createDescriber(contentHash);
  const search = await readSearch(publication, world, describe);
  doubts.push(...search.doubts);
  const compressed = loaded.compressed ?? site.sendsCopies ?? false;
  return { ...loaded, site, compressed, search, assets, renderers, describe };
}
