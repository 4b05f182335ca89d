// A site that is being worked on: validated and derived anew after each change, its pages rendered when asked for.

import { join, sep } from 'node:path';
import type { Issue } from '../../engine/model/issue';
import { bundleStyles } from '../bundle/bundle-app';
import { bundleEngine, type EngineBundle } from '../bundle/bundle-engine';
import { explainFault } from '../command/cannot-run';
import { engineFolder } from '../files/engine-folder';
import { findPostPaths } from '../serve/provider-rewrite';
import type { ServedSite } from '../serve/served-site';
import { engineContract } from '../source/engine-contract';
import { type LoadedSite, loadSite } from '../source/load-site';
import { SiteFiles } from '../source/site-files';
import { type DevSite, type DevUpdate, galleryBase } from './dev-site';
import { findEffect } from './find-effect';
import { showGallery } from './gallery';
import { ShownSite } from './shown-site';

export interface DevOptions {
  readonly root: string;
  /** What the site takes for now, as long as it is worked on. */
  readonly now: Date;
}

const isStyle = (path: string): boolean => path.endsWith('.css');

const isOfEngine = (path: string): boolean =>
  ['engine', 'schemas'].some((name) => path.startsWith(join(engineFolder, name) + sep));

interface Beginning extends DevOptions {
  readonly files: SiteFiles;
  readonly engine: EngineBundle;
  readonly loaded: LoadedSite;
}

class DevelopedSite implements DevSite {
  readonly #root: string;
  readonly #now: Date;
  readonly #files: SiteFiles;
  #engine: EngineBundle;
  #shown: ShownSite | undefined;
  /** Made when somebody first looks at it. */
  #gallery: ShownSite | undefined;
  #issues: readonly Issue[] = [];

  constructor({ root, now, files, engine, loaded }: Beginning) {
    this.#root = root;
    this.#now = now;
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
      if (ofEngine.length > 0)
        this.#engine = { ...this.#engine, styles: await bundleStyles({ minify: false }) };
      this.#files.forget(changed);
      const issues = this.#show(load({ root: this.#root, now: this.#now }, this.#files));
      const onlyStyles = ofEngine.length > 0 && ofEngine.length === changed.length;
      return { issues, effect: findEffect(before, this.#shown, onlyStyles) };
    } catch (fault) {
      return { issues: [], fault: explainFault(fault), effect: 'none' };
    }
  }

  find(path: string): ServedSite | undefined {
    return `${path}/`.startsWith(galleryBase) ? this.#findGallery() : this.#shown;
  }

  #findGallery(): ShownSite {
    this.#gallery ??= showGallery({
      engine: this.#engine,
      theme: this.#shown?.site.theme,
      files: this.#files,
      now: this.#now,
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

const load = ({ root, now }: DevOptions, files: SiteFiles): LoadedSite =>
  loadSite(root, { contract: engineContract, files, now, drafts: true });

/** Loads the site in `root`, drafts included. */
export async function createDevSite(options: DevOptions): Promise<DevSite> {
  const files = new SiteFiles(options.root);
  const bundling = bundleEngine({ minify: false });
  // The bundler is a process of its own: it works while the site is proved here.
  bundling.catch(() => undefined);
  const loaded = load(options, files);
  return new DevelopedSite({ ...options, files, loaded, engine: await bundling });
}
