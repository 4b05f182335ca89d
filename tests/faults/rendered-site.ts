// A sound site → the files of its build, in memory: made as `npm run build` makes them, with the code bundled once.

import { createRenderers } from '../../engine/entry/prerender';
import type { SoundSite } from '../../engine/model/site';
import { buildSite } from '../../engine/site/build-site';
import { bundleEngine, type EngineBundle } from '../../scripts/bundle/bundle-engine';
import { openWorkspace } from '../../scripts/files/workspace';
import type { BuildFacts } from '../../scripts/output/build-listing';
import { buildHostFiles } from '../../scripts/output/host-files';
import type { OutputFile } from '../../scripts/output/output-file';
import { makeShare } from '../../scripts/output/output-share';
import { isNew } from '../../scripts/output/output-stage';
import { renderSite } from '../../scripts/output/render-site';
import { buildHeaders } from '../../scripts/output/security-headers';
import { buildAssets } from '../../scripts/output/site-assets';
import { SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';
import { root } from './complete-site';

export interface RenderedSite {
  readonly files: readonly OutputFile[];
  readonly facts: BuildFacts;
  /** The addresses of its pages. */
  readonly pages: readonly string[];
}

let bundle: Promise<EngineBundle> | undefined;

export async function render(sound: SoundSite): Promise<RenderedSite> {
  bundle ??= bundleEngine({
    world: { workspace: openWorkspace('.'), contract: engineContract },
    minify: true,
  });
  const siteFiles = new SiteFiles(root);
  const site = buildSite(sound, {
    contract: engineContract,
    files: siteFiles,
    now: new Date('2026-03-01'),
    drafts: false,
  });
  const { assets, shared, files } = buildAssets(site, await bundle, {
    workspace: openWorkspace(root),
    files: siteFiles,
  });
  const { redirects, connects, shell } = site;
  const facts = { base: shell.base, redirects, connects, shared, headers: buildHeaders(site) };
  const renderers = createRenderers();
  const input = { site, assets, files: siteFiles, renderers };
  const pages = renderSite(input, { share: makeShare(0) });
  return {
    files: [...files, ...[...pages].filter(isNew), ...buildHostFiles(facts)],
    facts,
    pages: Object.values(site.pages)
      .filter(({ opensAt }) => opensAt === undefined)
      .map(({ path }) => path),
  };
}
