// A valid site → the files of its build, in memory: made as `npm run build` makes them, with the code bundled once.

import { createRenderers } from '../../engine/entry/prerender';
import type { ValidSite } from '../../engine/model/valid-site';
import { makeContent } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import { toDerived } from '../../engine/output/site-facts';
import { buildSite } from '../../engine/site/build-site';
import { bundleEngine, type EngineBundle } from '../../scripts/bundle/bundle-engine';
import { openWorkspace } from '../../scripts/files/workspace';
import type { BuildFacts } from '../../scripts/output/build-listing';
import { listHostFiles } from '../../scripts/output/host-files';
import type { OutputFile } from '../../scripts/output/output-file';
import { buildAssets } from '../../scripts/output/site-assets';
import { toFacts } from '../../scripts/output/write-site';
import { listNamed, SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';
import { root } from './complete-site';

export interface RenderedSite {
  readonly files: readonly OutputFile[];
  readonly facts: BuildFacts;
  /** The addresses of its pages. */
  readonly pages: readonly string[];
}

let bundle: Promise<EngineBundle> | undefined;

export async function render(valid: ValidSite): Promise<RenderedSite> {
  bundle ??= bundleEngine({
    world: { workspace: openWorkspace('.'), contract: engineContract },
    minify: true,
  });
  const siteFiles = new SiteFiles(openWorkspace(root));
  const site = buildSite(valid, {
    contract: engineContract,
    files: siteFiles,
    now: new Date('2026-03-01'),
    drafts: false,
  });
  const derived = toDerived(site);
  const { facts: known } = derived;
  const assets = buildAssets({ sites: [derived] }, await bundle, {
    facts: known,
    workspace: openWorkspace(root),
    files: siteFiles,
  });
  const facts = toFacts({ site: known, assets });
  const outputs = [
    ...listOutputs({
      publication: assets.publication,
      files: [...assets.files, ...listNamed(siteFiles, site)],
      renderers: createRenderers(),
    }),
    ...listHostFiles(facts),
  ];
  return {
    files: outputs.map((output) => [output.path, makeContent(output)]),
    facts,
    pages: Object.values(site.pages)
      .filter(({ defaultChild }) => defaultChild === undefined)
      .map(({ path }) => path),
  };
}
