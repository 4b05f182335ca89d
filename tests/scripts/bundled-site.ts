// A site with all that browsers get of the engine, made in process.

import type { Assets } from '../../engine/model/assets';
import { mainOf } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import { toDerived } from '../../engine/output/site-facts';
import { bundleEngine, type EngineBundle } from '../../scripts/bundle/bundle-engine';
import { openWorkspace } from '../../scripts/files/workspace';
import { buildAssets, type SiteAssets } from '../../scripts/output/site-assets';
import { loadSite } from '../../scripts/source/load-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';

/** The addresses of the assets of one site, and the files at these addresses. */
export interface BundledAssets extends Pick<SiteAssets, 'files'> {
  readonly assets: Assets;
}

export interface BundledSite {
  readonly site: Site;
  readonly engine: EngineBundle;
  /** Makes the assets of a site with the same files. */
  assetsOf(site: Site): BundledAssets;
}

/** As a build would make them of the site in a folder. */
export async function bundleSite(root: string): Promise<BundledSite> {
  const workspace = openWorkspace(root);
  const files = new SiteFiles(workspace);
  const { publication } = loadSite(workspace, {
    contract: engineContract,
    files,
    now: new Date('2026-03-01'),
    drafts: false,
  });
  if (publication === undefined) throw new Error(`${root} is not valid`);
  const world = { workspace, contract: engineContract };
  const engine = await bundleEngine({ world, minify: true });
  const assetsOf = (site: Site): BundledAssets => {
    const derived = toDerived(site);
    const { facts } = derived;
    const built = buildAssets({ sites: [derived] }, engine, { facts, workspace, files });
    return { ...mainOf(built.publication), files: built.files };
  };
  return { site: mainOf(publication), engine, assetsOf };
}
