// A site that is being worked on: validated and derived anew after each change, its pages rendered when asked for.
import { join, sep } from 'node:path';
import type { Issue } from '../../engine/model/issue';
import { findBuildYear } from './build-year';
import {
  type DevAnswer,
  type DevEffect,
  type DevSite,
  type DevUpdate,
  galleryBase,
} from './dev-site';
import { engineFolder } from './engine-folder';
import { showGallery } from './gallery';
import { loadSite } from './load-site';
import type { Target } from './local-server';
import { mediaTypeOf } from './media-types';
import { findPostPaths } from './provider-rewrite';
import { ShownSite } from './shown-site';
import { bundleEngine, type EngineBundle } from './site-assets';
import { SiteFiles } from './site-files';

/** Before the first sound manifest: a page that holds nothing but what the server adds, the findings. */
const emptyPage =
  '<!doctype html><html lang="en"><head><title>…</title></head><body></body></html>';

const isStyle = (path: string): boolean => path.endsWith('.css');

class DevelopedSite implements DevSite {
  readonly #root: string;
  readonly #files: SiteFiles;
  #engine: EngineBundle;
  #shown: ShownSite | undefined;
  /** Made when somebody first looks at it. */
  #gallery: ShownSite | undefined;
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
    const shown = [this.#shown, this.#gallery].map((site) => site?.site.shell.providers);
    return findPostPaths(shown);
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

  async respond(target: Target): Promise<DevAnswer> {
    const { path } = target;
    if (`${path}/`.startsWith(galleryBase)) return this.#findGallery().respond(target);
    return (
      this.#shown?.respond(target) ?? {
        status: 500,
        headers: { 'content-type': mediaTypeOf('.html') },
        body: emptyPage,
      }
    );
  }

  #findGallery(): ShownSite {
    this.#gallery ??= showGallery({
      engine: this.#engine,
      theme: this.#shown?.site.theme,
      files: this.#files,
    });
    return this.#gallery;
  }

  #load(): readonly Issue[] {
    const files = this.#files;
    const year = findBuildYear();
    const { issues, site } = loadSite(this.#root, { files, year, drafts: true });
    if (site !== undefined) {
      this.#shown = new ShownSite({ site, engine: this.#engine, root: this.#root, files });
      this.#gallery = undefined;
    }
    this.#issues = issues;
    return issues;
  }

  #compare(before: ShownSite | undefined): DevEffect {
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
