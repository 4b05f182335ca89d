// A derived site while it is worked on → answers: each page rendered when it is asked for.
import { isBelow, toPath } from '../../engine/content/addresses';
import { mediaTypeOf } from '../../engine/content/media-types';
import { pageEnding, toAssetFile, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { createRenderers } from '../../engine/entry/prerender';
import type { Site } from '../../engine/model/site';
import { type Content, makeContent, type Output } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import type { EngineBundle } from '../bundle/bundle-engine';
import { buildHeaders } from '../output/security-headers';
import { buildAssets, type SiteAssets } from '../output/site-assets';
import type { Target } from '../serve/local-server';
import { rewriteHeaders, rewriteShared } from '../serve/provider-rewrite';
import type { ServedFiles } from '../source/site-files';
import type { DevAnswer } from './dev-site';

export interface ShownOptions {
  readonly site: Site;
  readonly engine: EngineBundle;
  /** Whose icons are drawn. */
  readonly root: string;
  readonly files: ServedFiles;
}

export class ShownSite {
  readonly site: Site;
  readonly assets: SiteAssets;
  readonly #outputs: ReadonlyMap<string, Output>;

  constructor({ site, engine, root, files }: ShownOptions) {
    this.site = site;
    this.assets = buildAssets(site, engine, { root, files });
    const { assets, files: named } = this.assets;
    const outputs = listOutputs({ site, assets, files: named, renderers: createRenderers() });
    this.#outputs = new Map([...outputs].map((output) => [output.path, output]));
  }

  respond({ path, origin }: Target): DevAnswer {
    const { site, assets } = this;
    const { connects, shell } = site;
    const facts = { base: shell.base, redirects: site.redirects, connects, shared: assets.shared };
    const listing = {
      ...facts,
      headers: buildHeaders(site),
      version: 1,
      parts: 0,
      files: {},
    } as const;
    const headers = rewriteHeaders(listing, origin);
    const answer = (status: number, file: string, body: string | Uint8Array): DevAnswer => ({
      status,
      headers: { ...headers, 'content-type': mediaTypeOf(file) },
      body,
    });
    const inside = isBelow(shell.base, path) ? toPath(shell.base, path) : undefined;
    const redirect = site.redirects.find(({ from }) => from === inside);
    const file = redirect === undefined ? this.#find(inside) : undefined;
    if (redirect?.to !== undefined)
      return { status: redirect.status, headers: { location: redirect.to }, body: '' };
    const body = file === undefined ? undefined : this.#get(file);
    if (file === undefined || body === undefined)
      return answer(redirect?.status ?? 404, pageEnding, this.#get(rootFiles.notFound) ?? '');
    return answer(
      200,
      file,
      file === assets.shared ? rewriteShared(String(body), connects, origin) : body,
    );
  }

  /** The file that answers for a path below the base. */
  #find(inside: string | undefined): string | undefined {
    if (inside === undefined) return undefined;
    const { assets, shared } = this.assets;
    // An open page asks for sheet and shared file by the names they had before.
    if (inside.startsWith(`/${toAssetFile('styles-')}`))
      return assets.styles.slice(this.site.assetsBase.length);
    if (inside.startsWith(`/${toAssetFile('shared-')}`)) return shared;
    return [inside.slice(1), toPageFile(inside)].find((name) => this.#outputs.has(name));
  }

  #get(file: string): Content | undefined {
    const output = this.#outputs.get(file);
    return output && makeContent(output);
  }
}
