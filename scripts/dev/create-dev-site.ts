// A site while it is edited: validated and derived again after each change, its pages rendered on request.
import { toHref } from '../../engine/content/addresses/addresses';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import { mainOf, mapSites, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildPublication } from '../../engine/site/build-publication';
import { explainError } from '../command/cannot-run';
import { InvalidCode } from '../command/invalid-code';
import { Base } from '../edit/base';
import { collectSoonerFromNow } from '../files/collect-sooner';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import type { PageWords, ToHref } from '../marks/page-words';
import { MemoryTerms } from '../output/kept-terms';
import { findRecipients, type Recipient } from '../serve/mailbox-address';
import type { ServedSite } from '../serve/served-site';
import { readContract } from '../source/open-world';
import { readSite } from '../source/read-site';
import { SiteFiles } from '../source/site-files';
import { findStates } from '../source/site-inputs';
import { type Code, DevCode, isStyle, makeCode } from './dev-code';
import { type DevEffect, type DevSite, type DevUpdate, galleryBase } from './dev-site';
import { findEffect } from './find-effect';
import { Galleries } from './galleries';
import type { GalleryOptions } from './gallery-site';
import { MarkedPages, type ReadSite } from './marked-pages';
import { ServedDevSite } from './served-dev-site';
import { ShownTime } from './shown-time';

interface DevOptions {
  readonly world: World;
  /** What the site uses as now; without it, the clock goes on. */
  readonly now?: Date | undefined;
}

interface LiveDevSiteOptions {
  readonly workspace: Workspace;
  readonly now: Date | undefined;
  readonly files: SiteFiles;
  /** Undefined where the site's own code cannot be used. */
  readonly code?: Code;
  /** Why not. */
  readonly broken?: readonly Finding[];
}

class LiveDevSite implements DevSite {
  readonly #time: ShownTime;
  readonly #files: SiteFiles;
  readonly #source: DevCode;
  /** The states of the files that were read first; undefined once others are. */
  #inputs: string | undefined;
  /** The last good one. */
  #code: Code | undefined;
  /** What has changed since then. */
  readonly #pending = new Set<string>();
  /** Of the code that was good last. */
  #base: Base | undefined;
  #shown: ServedDevSite | undefined;
  /** What was read last. */
  #read: ReadSite | undefined;
  #galleries = new Galleries();
  /** Made on the first request. */
  #marked: MarkedPages | undefined;
  #findings: readonly Finding[];
  /** What pages say, for the search. */
  readonly #terms = new MemoryTerms();

  constructor({ workspace, now, files, code, broken = [] }: LiveDevSiteOptions) {
    this.#time = new ShownTime(now);
    this.#files = files;
    this.#source = new DevCode(workspace);
    this.#code = code;
    this.#findings = broken;
    if (code === undefined) return;
    this.#inputs = findStates(workspace);
    this.#show(code);
    // While a change is taken in, the site before and after it are both there.
    collectSoonerFromNow(this.#openBase(code).source.files.size);
  }

  get base(): string {
    return this.#shown?.site.shell.base ?? '/';
  }

  get onDisk(): Base | undefined {
    return this.#code && this.#openBase(this.#code);
  }

  recipients(): ReadonlyMap<string, Recipient> {
    const sites = [this.#galleries.blocks, this.#shown];
    return new Map(
      sites.flatMap((shown) => [...findRecipients(shown?.site.shell.providers ?? {})]),
    );
  }

  close = (): Promise<void> => this.#source.close();

  async update(changed: readonly string[]): Promise<DevUpdate> {
    if (this.#source.needsRestart(changed)) return { findings: this.#findings, effect: 'restart' };
    // A server asks once when it watches: something may have changed since the site was read.
    const isAsRead = changed.length === 0 && this.#isAsRead();
    this.#inputs = undefined;
    if (isAsRead) return { findings: this.#findings, effect: 'none' };
    for (const path of changed) this.#pending.add(path);
    try {
      return await this.#renew([...this.#pending]);
    } catch (error) {
      if (!(error instanceof InvalidCode))
        return { findings: [], error: explainError(error), effect: 'none' };
      this.#findings = [...error.findings, ...(await this.#validate())];
      return { findings: this.#findings, effect: 'none' };
    }
  }

  get shown(): Site | undefined {
    return this.#shown && mainOf(this.#shown.assets.publication).open();
  }

  get addresses(): readonly string[] {
    const sites = this.#shown?.assets.publication.sites ?? [];
    return sites.flatMap(({ facts, open }) =>
      Object.values(open().pages).map(({ path }) => toHref(facts.shell.base, path)),
    );
  }

  find(path: string): ServedSite | undefined {
    if (!`${path}/`.startsWith(galleryBase)) return this.#shown;
    return this.#code && this.#galleries.find(path, this.#ofGallery(this.#code));
  }

  serve(values: Publication<ValidSite>): ServedSite | undefined {
    if (this.#code === undefined) return undefined;
    const { world, doubts: _, ...code } = this.#code;
    const { workspace, contract } = world;
    const files = this.#files;
    const publication = buildPublication(values, this.#optionsOf(contract));
    return new ServedDevSite({ publication, workspace, files, ...code });
  }

  findWords(path: string, toHref: ToHref): PageWords | undefined {
    const [shown, read] = [this.#shown, this.#read];
    if (!this.#code || !shown || !read || this.find(path) !== shown) return undefined;
    const { world, renderers } = this.#code;
    const options = { ...this.#optionsOf(world.contract), renderers, read, shown, toHref };
    this.#marked ??= new MarkedPages(options);
    return this.#marked.find(path);
  }

  async #renew(changed: readonly string[]): Promise<DevUpdate> {
    const before = this.#shown;
    const ofBlocks = this.#code === undefined || this.#source.isOfBlocks(changed);
    const ofStyles = changed.some(isStyle);
    if (ofBlocks && changed.length === 0)
      return { findings: [...this.#findings, ...(await this.#validate())], effect: 'none' };
    const known = this.#code;
    const code = known && !ofBlocks && !ofStyles ? known : await this.#source.renew(known, changed);
    this.#code = code;
    this.#files.forget(changed);
    const findings = this.#show(code);
    this.#pending.clear();
    const onlyStyles = ofStyles && changed.every(isStyle);
    const effect: DevEffect =
      ofBlocks && this.#shown !== before ? 'reload' : findEffect(before, this.#shown, onlyStyles);
    return { findings, effect };
  }

  /** What is wrong in the site now, while its code cannot be used; nothing can be validated without a contract. */
  async #validate(): Promise<readonly Finding[]> {
    try {
      const { workspace, contract } = await this.#source.readWorld();
      return validateSite(readSite(workspace, { now: this.#time.now, drafts: true }), contract)
        .findings;
    } catch (error) {
      if (error instanceof InvalidCode) return [];
      throw error;
    }
  }

  #isAsRead(): boolean {
    const workspace = this.#code?.world.workspace;
    const inputs = this.#inputs;
    return workspace !== undefined && inputs !== undefined && findStates(workspace) === inputs;
  }

  #openBase({ world }: Code): Base {
    if (this.#base?.world === world) return this.#base;
    const reading = { store: this.#files.store, now: this.#time.now, drafts: true };
    this.#base = new Base(world, undefined, reading);
    return this.#base;
  }

  #optionsOf(contract: World['contract']) {
    return { contract, files: this.#files, now: this.#time.now, drafts: true };
  }

  #ofGallery(code: Code): GalleryOptions {
    return { ...code, now: this.#time.now, theme: this.#shown?.site.theme, files: this.#files };
  }

  /** Replaces what was valid last with what is valid now. */
  #show(known: Code): readonly Finding[] {
    const { world, doubts, ...code } = known;
    const { workspace, contract } = world;
    const files = this.#files;
    if (this.#time.renew()) this.#base = undefined;
    const base = this.#openBase(known);
    this.#marked = undefined;
    this.#read = undefined;
    base.refresh();
    const { source, validation, memory } = base;
    const { findings, publication: valid } = validation;
    files.store.save();
    this.#findings = [...findings, ...doubts];
    this.#read = { source, validation, memory };
    if (valid !== undefined) {
      const built = buildPublication(valid, this.#optionsOf(contract));
      // The app shows each change as it is saved, also where a build leaves it out.
      const publication = mapSites(built, ({ app: _, ...site }): Site => site);
      this.#shown = new ServedDevSite({
        before: this.#shown,
        ...{ publication, workspace, files, ...code },
        search: { modules: contract.blocks, kept: this.#terms },
        refusesDeadEnds: true,
      });
      this.#galleries = new Galleries();
    }
    return this.#findings;
  }
}

/** Loads a site, drafts included. */
export async function createDevSite({ world, now }: DevOptions): Promise<DevSite> {
  const { workspace } = world;
  const files = new SiteFiles(workspace);
  return new LiveDevSite({ workspace, now, files, code: await makeCode(world) });
}

/** The same; a site whose own code cannot be used is shown as soon as it can. */
export async function openDevSite(workspace: Workspace, now?: Date): Promise<DevSite> {
  try {
    const contract = await readContract(workspace, { documents: true });
    return await createDevSite({ world: { workspace, contract }, now });
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    const files = new SiteFiles(workspace);
    return new LiveDevSite({ workspace, now, files, broken: error.findings });
  }
}
