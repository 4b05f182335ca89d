// A site that is being worked on: validated and derived anew after each change, its pages rendered when asked for.
import { join, sep } from 'node:path';
import type { Issue } from '../../engine/model/issue';
import { findBuildYear } from './build-year';
import { bundleStyles } from './bundle-app';
import { explainFault } from './cannot-run';
import { type DevAnswer, type DevSite, type DevUpdate, galleryBase } from './dev-site';
import { engineFolder } from './engine-folder';
import { findEffect } from './find-effect';
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

const isOfEngine = (path: string): boolean =>
  ['engine', 'schemas'].some((name) => path.startsWith(join(engineFolder, name) + sep));

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
    const ofEngine = changed.filter(isOfEngine);
    if (!ofEngine.every(isStyle)) return { issues: this.#issues, effect: 'restart' };
    const before = this.#shown;
    try {
      if (ofEngine.length > 0)
        this.#engine = { ...this.#engine, styles: await bundleStyles({ minify: false }) };
      this.#files.forget(changed);
      const issues = this.#load();
      const onlyStyles = ofEngine.length > 0 && ofEngine.length === changed.length;
      return { issues, effect: findEffect(before, this.#shown, onlyStyles) };
    } catch (fault) {
      return { issues: [], fault: explainFault(fault), effect: 'none' };
    }
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
}

/** Loads the site in `root`, drafts included. */
export async function createDevSite({ root }: { readonly root: string }): Promise<DevSite> {
  return new DevelopedSite(root, await bundleEngine({ minify: false }));
}
