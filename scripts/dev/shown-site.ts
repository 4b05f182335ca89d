// A derived site while it is worked on → answers: each page rendered when it is asked for.
import { isBelow, toPath } from '../../engine/content/addresses';
import { pageEnding, toAssetFile, toPageData, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { createRenderers } from '../../engine/entry/prerender';
import type { Site } from '../../engine/model/site';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { dataOf, viewOf } from '../../engine/site/view-of';
import type { EngineBundle } from '../bundle/bundle-engine';
import { mediaTypeOf } from '../files/media-types';
import type { OutputFile } from '../output/output-file';
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

type Answers = ReadonlyMap<string, () => string | Uint8Array>;

/** What stands at each path below the base. */
function listAnswers(
  site: Site,
  { assets, files: emitted }: SiteAssets,
  files: ServedFiles,
): Answers {
  const answers = new Map<string, () => string | Uint8Array>();
  const renderers = createRenderers();
  const context = { site, assets };
  const add = ([path, content]: OutputFile) => answers.set(path, () => content);
  for (const [id, { path }] of Object.entries(site.pages)) {
    answers.set(toPageFile(path), () =>
      renderers.page({ context, view: viewOf(site, id), jsonLd: undefined }),
    );
    answers.set(toPageData(path), () => JSON.stringify(dataOf(site, id)));
  }
  emitted.forEach(add);
  for (const [address, items] of Object.entries(site.contents))
    add([decodeURIComponent(toPath(site.shell.base, address).slice(1)), JSON.stringify(items)]);
  for (const path of site.files) answers.set(files.placeOf(path), () => files.read(path));
  answers.set(rootFiles.notFound, () => renderers.notFound(context));
  answers.set(rootFiles.webManifest, () => buildWebManifest(site));
  answers.set(rootFiles.sitemap, () => buildSitemap(site));
  answers.set(rootFiles.robots, () => buildRobots(site));
  answers.set(rootFiles.llms, () => buildLlmsText(site));
  return answers;
}

export class ShownSite {
  readonly site: Site;
  readonly assets: SiteAssets;
  readonly #answers: Answers;

  constructor({ site, engine, root, files }: ShownOptions) {
    this.site = site;
    this.assets = buildAssets(site, engine, { root, files });
    this.#answers = listAnswers(site, this.assets, files);
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
    const file = this.#find(inside);
    const redirect = site.redirects.find(({ from }) => from === inside);
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
    return [inside.slice(1), toPageFile(inside)].find((name) => this.#answers.has(name));
  }

  #get(file: string): string | Uint8Array | undefined {
    return this.#answers.get(file)?.();
  }
}
