// A site that is being worked on: validated and derived anew after each change, its pages rendered when asked for.
import { join, sep } from 'node:path';
import { renderNotFound, renderPage } from '../../engine/entry/prerender';
import type { Issue } from '../../engine/model/issue';
import type { Site } from '../../engine/model/site';
import { dataOf, viewOf } from '../../engine/site/view-of';
import { pageDataPath } from './build-listing';
import type { OutputFile } from './build-output';
import { findBuildYear } from './build-year';
import type { DevAnswer, DevEffect, DevSite, DevUpdate } from './dev-site';
import { engineFolder } from './engine-folder';
import { loadSite } from './load-site';
import type { Target } from './local-server';
import { mediaTypeOf } from './media-types';
import { findPostPaths, rewriteHeaders, rewriteShared } from './provider-rewrite';
import { toHtmlPath } from './render-site';
import { buildHeaders } from './security-headers';
import { buildAssets, bundleEngine, type EngineBundle, type SiteAssets } from './site-assets';
import { SiteFiles } from './site-files';

interface Shown {
  readonly site: Site;
  readonly assets: SiteAssets;
  /** What stands at each path below the base, made when it is asked for. */
  readonly answers: ReadonlyMap<string, () => string | Uint8Array>;
}

/** Before the first sound manifest: a page that holds nothing but what the server adds, the findings. */
const emptyPage =
  '<!doctype html><html lang="en"><head><title>…</title></head><body></body></html>';

function listAnswers(site: Site, { assets, files: emitted }: SiteAssets, files: SiteFiles) {
  const answers = new Map<string, () => string | Uint8Array>();
  const add = ([path, content]: OutputFile) => answers.set(path, () => content);
  for (const [id, { path }] of Object.entries(site.pages)) {
    answers.set(toHtmlPath(path), () =>
      renderPage({ site, view: viewOf(site, id), assets, jsonLd: undefined }),
    );
    answers.set(pageDataPath(path), () => JSON.stringify(dataOf(site, id)));
  }
  emitted.forEach(add);
  for (const [address, items] of Object.entries(site.contents))
    add([decodeURIComponent(address.slice(site.shell.base.length)), JSON.stringify(items)]);
  for (const path of site.files) answers.set(files.placeOf(path), () => files.read(path));
  answers.set('404.html', () => renderNotFound({ site, assets }));
  return answers;
}

const isStyle = (path: string): boolean => path.endsWith('.css');

class DevelopedSite implements DevSite {
  readonly #root: string;
  readonly #files: SiteFiles;
  #engine: EngineBundle;
  #shown: Shown | undefined;
  #issues: readonly Issue[] = [];

  constructor(root: string, engine: EngineBundle) {
    this.#root = root;
    this.#files = new SiteFiles(root);
    this.#engine = engine;
    this.#load();
  }

  get base(): string {
    return this.#shown?.site.shell.base ?? '/';
  }

  postPaths(): ReadonlySet<string> {
    return findPostPaths(this.#shown?.site.shell.providers ?? {});
  }

  async update(changed: readonly string[]): Promise<DevUpdate> {
    const ofEngine = changed.filter((path) => path.startsWith(`${engineFolder + sep}engine`));
    if (ofEngine.length > 0 && !ofEngine.every(isStyle))
      return { issues: this.#issues, effect: 'restart' };
    if (ofEngine.length > 0) this.#engine = await bundleEngine({ minify: false });
    if (changed.some((path) => path.startsWith(join(this.#root, 'files')))) this.#files.forget();
    const before = this.#shown;
    const issues = this.#load();
    return { issues, effect: this.#compare(before) };
  }

  async respond({ path, origin }: Target): Promise<DevAnswer> {
    const shown = this.#shown;
    const type = { 'content-type': mediaTypeOf('.html') };
    if (shown === undefined) return { status: 500, headers: type, body: emptyPage };
    const { site, assets, answers } = shown;
    const { connects, shell } = site;
    const facts = { base: shell.base, redirects: site.redirects, connects, shared: assets.shared };
    const headers = rewriteHeaders(
      { ...facts, headers: buildHeaders(site), version: 1, parts: 0, files: {} },
      origin,
    );
    const inside = path.startsWith(shell.base) ? `/${path.slice(shell.base.length)}` : undefined;
    // An open page asks for the sheet by the name it had before.
    if (inside?.startsWith('/_site/assets/styles-')) {
      const sheet = answers.get(assets.assets.styles.slice(shell.base.length))?.() ?? '';
      return {
        status: 200,
        headers: { ...headers, 'content-type': mediaTypeOf('.css') },
        body: sheet,
      };
    }
    const redirect = site.redirects.find(({ from }) => from === inside);
    if (redirect?.to !== undefined)
      return { status: redirect.status, headers: { location: redirect.to }, body: '' };
    const html = inside === undefined ? undefined : toHtmlPath(inside);
    const file = [inside?.slice(1), html].find((name) => name !== undefined && answers.has(name));
    const body = file === undefined ? undefined : answers.get(file)?.();
    if (file === undefined || body === undefined) {
      const status = redirect?.status ?? 404;
      return { status, headers: { ...headers, ...type }, body: answers.get('404.html')?.() ?? '' };
    }
    return {
      status: 200,
      headers: { ...headers, 'content-type': mediaTypeOf(file) },
      body: file === assets.shared ? rewriteShared(String(body), connects, origin) : body,
    };
  }

  #load(): readonly Issue[] {
    const files = this.#files;
    const year = findBuildYear();
    const { issues, site } = loadSite(this.#root, { files, year, drafts: true });
    if (site !== undefined) {
      const assets = buildAssets(site, this.#engine, { root: this.#root, files });
      this.#shown = { site, assets, answers: listAnswers(site, assets, files) };
    }
    this.#issues = issues;
    return issues;
  }

  #compare(before: Shown | undefined): DevEffect {
    const after = this.#shown;
    if (after === before || after === undefined) return 'none';
    if (before === undefined) return 'reload';
    if (before.assets.assets.styles !== after.assets.assets.styles) return 'css';
    return before.assets.shared === after.assets.shared ? 'page' : 'reload';
  }
}

/** Loads the site in `root`, drafts included. */
export async function createDevSite({ root }: { readonly root: string }): Promise<DevSite> {
  return new DevelopedSite(root, await bundleEngine({ minify: false }));
}
