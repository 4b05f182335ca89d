// The folder of a site → its documents and what else is made of its words; bundled by the test, with another `plain`.

import { toPageData, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { createRenderers } from '../../engine/entry/prerender';
import { validateSite } from '../../engine/manifest/validate-site';
import type { SoundSite } from '../../engine/model/site';
import { buildSite } from '../../engine/site/build-site';
import { buildJsonLd } from '../../engine/site/json-ld';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { dataOf, viewOf } from '../../engine/site/view-of';
import { openWorkspace } from '../../scripts/files/workspace';
import { readContract } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { bareAssets } from '../bare-assets';

export async function readValid(root: string): Promise<SoundSite | undefined> {
  const workspace = openWorkspace(root);
  return validateSite(readSite(workspace), await readContract(workspace)).site;
}

/** What is made of the words of a site, by path in the output. */
export interface Rendered {
  readonly documents: ReadonlyMap<string, string>;
  /** JSON. */
  readonly data: ReadonlyMap<string, string>;
  readonly llms: string;
}

export async function renderSite(sound: SoundSite, root: string): Promise<Rendered> {
  const workspace = openWorkspace(root);
  const site = buildSite(sound, {
    contract: await readContract(workspace),
    files: new SiteFiles(root),
    now: new Date('2026-03-01'),
    drafts: true,
  });
  const context = { site, assets: bareAssets };
  const renderers = createRenderers();
  const pages = Object.values(site.pages);
  const toDocument = (id: string): string => {
    const view = viewOf(site, id);
    return renderers.page({ context, view, jsonLd: buildJsonLd(site, view) });
  };
  return {
    documents: new Map([
      ...pages.map(({ id, path }) => [toPageFile(path), toDocument(id)] as const),
      [rootFiles.notFound, renderers.notFound(context)],
    ]),
    data: new Map([
      ...pages.map(({ id, path }) => [toPageData(path), JSON.stringify(dataOf(site, id))] as const),
      ...Object.entries(site.contents).map(([at, items]) => [at, JSON.stringify(items)] as const),
      [rootFiles.webManifest, buildWebManifest(site)],
      ['shell', JSON.stringify(site.shell)],
      ['redirects', JSON.stringify(site.redirects)],
    ]),
    llms: buildLlmsText(site),
  };
}
