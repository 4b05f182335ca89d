// A site while it is edited: validated and derived again after each change, its pages rendered on request.

import { sep } from 'node:path';
import type { Renderers } from '../../engine/model/document';
import type { Finding } from '../../engine/model/finding';
import type { EngineBundle } from '../bundle/bundle-engine';
import { bundleStyles } from '../bundle/bundle-styles';
import { getEngineBundle } from '../bundle/kept-bundle';
import { readRenderers } from '../bundle/read-renderers';
import { explainError } from '../command/cannot-run';
import { listSources, type Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { findRecipients, type Recipient } from '../serve/mailbox-address';
import type { ServedSite } from '../serve/served-site';
import { type LoadedSite, loadSite } from '../source/load-site';
import { SiteFiles } from '../source/site-files';
import { type DevSite, type DevUpdate, galleryBase } from './dev-site';
import { findEffect } from './find-effect';
import { showGallery } from './gallery';
import { ServedDevSite } from './served-dev-site';

export interface DevOptions {
  readonly world: World;
  /** The time that the site uses as now, as long as the server runs. */
  readonly now: Date;
}

const isStyle = (path: string): boolean => path.endsWith('.css');

const isOfCode = (workspace: Workspace, path: string): boolean =>
  listSources(workspace).some((folder) => path.startsWith(folder + sep));

interface LiveDevSiteOptions extends DevOptions {
  readonly files: SiteFiles;
  readonly engine: EngineBundle;
  readonly renderers: Renderers;
  readonly loaded: LoadedSite;
}

class LiveDevSite implements DevSite {
  readonly #options: DevOptions;
  readonly #files: SiteFiles;
  readonly #renderers: Renderers;
  #engine: EngineBundle;
  #shown: ServedDevSite | undefined;
  /** Made on the first request. */
  #gallery: ServedDevSite | undefined;
  #findings: readonly Finding[] = [];

  constructor({ files, engine, renderers, loaded, ...options }: LiveDevSiteOptions) {
    this.#renderers = renderers;
    this.#options = options;
    this.#files = files;
    this.#engine = engine;
    this.#show(loaded);
  }

  get base(): string {
    return this.#shown?.site.shell.base ?? '/';
  }

  recipients(): ReadonlyMap<string, Recipient> {
    const sites = [this.#gallery, this.#shown];
    return new Map(
      sites.flatMap((shown) => [...findRecipients(shown?.site.shell.providers ?? {})]),
    );
  }

  async update(changed: readonly string[]): Promise<DevUpdate> {
    const ofCode = changed.filter((path) => isOfCode(this.#options.world.workspace, path));
    if (!ofCode.every(isStyle)) return { findings: this.#findings, effect: 'restart' };
    const before = this.#shown;
    try {
      if (ofCode.length > 0) this.#engine = await this.#restyle();
      this.#files.forget(changed);
      const findings = this.#show(load(this.#options, this.#files));
      const onlyStyles = ofCode.length > 0 && ofCode.length === changed.length;
      return { findings, effect: findEffect(before, this.#shown, onlyStyles) };
    } catch (error) {
      return { findings: [], error: explainError(error), effect: 'none' };
    }
  }

  find(path: string): ServedSite | undefined {
    return `${path}/`.startsWith(galleryBase) ? this.#findGallery() : this.#shown;
  }

  #findGallery(): ServedDevSite {
    this.#gallery ??= showGallery({
      ...this.#options,
      engine: this.#engine,
      renderers: this.#renderers,
      theme: this.#shown?.site.theme,
      files: this.#files,
    });
    return this.#gallery;
  }

  async #restyle(): Promise<EngineBundle> {
    const { app } = this.#engine;
    const { workspace } = this.#options.world;
    return { app, styles: await bundleStyles(app.components, { workspace, minify: false }) };
  }

  /** Replaces what was valid last with what is valid now. */
  #show({ findings, publication }: LoadedSite): readonly Finding[] {
    this.#findings = findings;
    if (publication !== undefined) {
      this.#shown = new ServedDevSite({
        publication,
        workspace: this.#options.world.workspace,
        engine: this.#engine,
        renderers: this.#renderers,
        files: this.#files,
      });
      this.#gallery = undefined;
    }
    return findings;
  }
}

const load = ({ world, now }: DevOptions, files: SiteFiles): LoadedSite =>
  loadSite(world.workspace, { contract: world.contract, files, now, drafts: true });

/** Loads a site, drafts included. */
export async function createDevSite(options: DevOptions): Promise<DevSite> {
  const files = new SiteFiles(options.world.workspace);
  const bundling = getEngineBundle({ world: options.world, minify: false });
  // The bundler is another process: it works while the site is validated here.
  bundling.catch(() => undefined);
  const loaded = load(options, files);
  const renderers = await readRenderers(options.world);
  return new LiveDevSite({ ...options, files, loaded, renderers, engine: await bundling });
}
