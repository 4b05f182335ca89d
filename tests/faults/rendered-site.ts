// A sound site → the files of its build, in memory: made as `npm run build` makes them, with the code bundled once.

import type { SoundSite } from '../../engine/model/site';
import { buildSite } from '../../engine/site/build-site';
import type { BuildFacts } from '../../scripts/lib/build-listing';
import type { OutputFile } from '../../scripts/lib/build-output';
import { buildHostFiles } from '../../scripts/lib/host-files';
import { makeShare } from '../../scripts/lib/output-share';
import { isNew } from '../../scripts/lib/output-stage';
import { renderSite } from '../../scripts/lib/render-site';
import { buildHeaders } from '../../scripts/lib/security-headers';
import { buildAssets, bundleEngine, type EngineBundle } from '../../scripts/lib/site-assets';
import { SiteFiles } from '../../scripts/lib/site-files';
import { root } from './complete-site';

export interface RenderedSite {
  readonly files: readonly OutputFile[];
  readonly facts: BuildFacts;
  /** The addresses of its pages. */
  readonly pages: readonly string[];
}

let bundle: Promise<EngineBundle> | undefined;

export async function render(sound: SoundSite): Promise<RenderedSite> {
  bundle ??= bundleEngine({ minify: true });
  const siteFiles = new SiteFiles(root);
  const site = buildSite(sound, { files: siteFiles, year: 2026, drafts: false });
  const { assets, shared, files } = buildAssets(site, await bundle, { root, files: siteFiles });
  const { redirects, connects, shell } = site;
  const facts = { base: shell.base, redirects, connects, shared, headers: buildHeaders(site) };
  return {
    files: [
      ...files,
      ...[...renderSite({ site, assets, files: siteFiles }, makeShare(0))].filter(isNew),
      ...buildHostFiles(facts),
    ],
    facts,
    pages: Object.values(site.pages)
      .filter(({ opensAt }) => opensAt === undefined)
      .map(({ path }) => path),
  };
}
