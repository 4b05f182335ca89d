// A derived site while it is worked on → answers: each page rendered when it is asked for.
import { renderPageData } from '../../engine/entry/page-data';
import { renderNotFound, renderPage } from '../../engine/entry/prerender';
import type { Site } from '../../engine/model/site';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { viewOf } from '../../engine/site/view-of';
import { mediaTypeOf } from '../files/media-types';
import { pageDataPath } from '../output/build-listing';
import type { OutputFile } from '../output/build-output';
import { toHtmlPath } from '../output/render-site';
import { buildHeaders } from '../output/security-headers';
import { buildAssets, type EngineBundle, type SiteAssets } from '../output/site-assets';
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
  const add = ([path, content]: OutputFile) => answers.set(path, () => content);
  for (const [id, { path }] of Object.entries(site.pages)) {
    answers.set(toHtmlPath(path), () =>
      renderPage({ site, view: viewOf(site, id), assets, jsonLd: undefined }),
    );
    answers.set(pageDataPath(path), () => renderPageData({ site, assets }, id));
  }
  emitted.forEach(add);
  for (const [address, items] of Object.entries(site.contents))
    add([decodeURIComponent(address.slice(site.shell.base.length)), JSON.stringify(items)]);
  for (const path of site.files) answers.set(files.placeOf(path), () => files.read(path));
  answers.set('404.html', () => renderNotFound({ site, assets }));
  answers.set('site.webmanifest', () => buildWebManifest(site));
  answers.set('sitemap.xml', () => buildSitemap(site));
  answers.set('robots.txt', () => buildRobots(site));
  answers.set('llms.txt', () => buildLlmsText(site));
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
    const home = `${path}/` === shell.base;
    const below = home || path.startsWith(shell.base);
    const inside = below ? `/${path.slice(shell.base.length)}` : undefined;
    const file = this.#find(inside);
    const redirect = site.redirects.find(({ from }) => from === inside);
    if (redirect?.to !== undefined)
      return { status: redirect.status, headers: { location: redirect.to }, body: '' };
    const body = file === undefined ? undefined : this.#get(file);
    if (file === undefined || body === undefined)
      return answer(redirect?.status ?? 404, '.html', this.#get('404.html') ?? '');
    return answer(
      200,
      file,
      file === assets.shared ? rewriteShared(String(body), connects, origin) : body,
    );
  }

  /** The file that answers for a path below the base. */
  #find(inside: string | undefined): string | undefined {
    if (inside === undefined) return undefined;
    if (inside.startsWith('/_site/assets/shared-')) return this.assets.shared;
    const names = [inside.slice(1), toHtmlPath(inside)];
    return names.find((name) => this.#answers.has(name)) ?? this.#findSheet(inside.slice(1));
  }

  /** An open page asks for its sheets by the names they had before: what stands before the last hash stays. */
  #findSheet(name: string): string | undefined {
    const [, stem] = /^(_site\/assets\/(?:styles|live|page-\w+)-)\w+\.css$/.exec(name) ?? [];
    return stem === undefined
      ? undefined
      : this.assets.files.find(([path]) => path.startsWith(stem))?.[0];
  }

  #get(file: string): string | Uint8Array | undefined {
    return this.#answers.get(file)?.();
  }
}
