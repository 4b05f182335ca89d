// A site that is being worked on: validated and derived anew after each change, its pages rendered when asked for.
import { join, sep } from 'node:path';
import type { Issue } from '../../engine/model/issue';
import { bundleStyles } from '../bundle/bundle-styles';
import { explainFault } from '../command/cannot-run';
import { engineFolder } from '../files/engine-folder';
import { mediaTypeOf } from '../files/media-types';
import { bundleEngine, type EngineBundle } from '../output/site-assets';
import type { Target } from '../serve/local-server';
import { findPostPaths } from '../serve/provider-rewrite';
import { findBuildYear } from '../source/build-year';
import { type LoadedSite, loadSite } from '../source/load-site';
import { SiteFiles } from '../source/site-files';
import { type DevAnswer, type DevSite, type DevUpdate, galleryBase } from './dev-site';
import { findEffect } from './find-effect';
import { showGallery } from './gallery';
import { ShownSite } from './shown-site';

/** Before the first sound manifest: a page that holds nothing but what the server adds, the findings. */
const emptyPage =
  '<!doctype html><html lang="en"><head><title>…</title></head><body></body></html>';

const isStyle = (path: string): boolean => path.endsWith('.css');

const isOfEngine = (path: string): boolean =>
  ['engine', 'schemas'].some((name) => path.startsWith(join(engineFolder, name) + sep));

interface Beginning {
  readonly root: string;
  readonly files: SiteFiles;
  readonly engine: EngineBundle;
  readonly loaded: LoadedSite;
}

const restyle = async ({ app }: EngineBundle): Promise<EngineBundle> => ({
  app,
  styles: await bundleStyles(app.components, { minify: false }),
});

class DevelopedSite implements DevSite {
  readonly #root: string;
  readonly #files: SiteFiles;
  #engine: EngineBundle;
  #shown: ShownSite | undefined;
  /** Made when somebody first looks at it. */
  #gallery: ShownSite | undefined;
  #issues: readonly Issue[] = [];

  constructor({ root, files, engine, loaded }: Beginning) {
    this.#root = root;
    this.#files = files;
    this.#engine = engine;
    this.#show(loaded);
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
      if (ofEngine.length > 0) this.#engine = await restyle(this.#engine);
      this.#files.forget(changed);
      const issues = this.#show(load(this.#root, this.#files));
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

  /** The new site takes the place of the last good one. */
  #show({ issues, site }: LoadedSite): readonly Issue[] {
    this.#issues = issues;
    if (site !== undefined) {
      const options = { engine: this.#engine, root: this.#root, files: this.#files };
      this.#shown = new ShownSite({ site, ...options });
      this.#gallery = undefined;
    }
    return issues;
  }
}

const load = (root: string, files: SiteFiles): LoadedSite =>
  loadSite(root, { files, year: findBuildYear(), drafts: true });

/** Loads the site in `root`, drafts included. */
export async function createDevSite({ root }: { readonly root: string }): Promise<DevSite> {
  const files = new SiteFiles(root);
  const bundling = bundleEngine({ minify: false });
  // The bundler is a process of its own: it works while the site is proved here.
  bundling.catch(() => undefined);
  const loaded = load(root, files);
  return new DevelopedSite({ root, files, loaded, engine: await bundling });
}
