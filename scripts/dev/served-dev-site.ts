// The sites of a publication in development → what a server sends: each page is rendered on request.
import { toFilePath } from '../../engine/content/addresses/addresses';
import { isImmutable } from '../../engine/content/addresses/output-paths';
import type { BlockModules } from '../../engine/model/block-module';
import type { Renderers } from '../../engine/model/document';
import { mainOf, mapSites, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { SiteFacts } from '../../engine/model/site-facts';
import { type Answer, createAnswers, type FindAnswer } from '../../engine/output/answer';
import { createDescriber } from '../../engine/output/made-of';
import { makeContent, type Output, once } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import { joinFacts, toDerived } from '../../engine/output/site-facts';
import type { EngineBundle } from '../bundle/bundle-engine';
import type { SiteRenderers } from '../bundle/read-renderers';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { createDeadEnds } from '../output/dead-ends';
import type { KeptTerms } from '../output/kept-terms';
import { LazySearch } from '../output/search-files';
import { buildHeaders } from '../output/security-headers';
import { buildAssets, type SiteAssets } from '../output/site-assets';
import type { ServedFile, ServedSite } from '../serve/served-site';
import { listNamed, type ServedFiles } from '../source/site-files';

export interface ServedDevSiteOptions {
  /** The same site before a change: pages that are open ask for its names. */
  readonly before?: ServedDevSite | undefined;
  readonly publication: Publication<Site>;
  readonly engine: EngineBundle;
  readonly renderers: SiteRenderers;
  /** The workspace with the icons. */
  readonly workspace: Workspace;
  readonly files: ServedFiles;
  readonly siteStyles?: string | undefined;
  /** What of its search was made before; absent for a site that is not searched. */
  readonly search?: { readonly modules: BlockModules; readonly kept: KeptTerms };
  /** Whether a page whose own blocks lead nowhere is refused. */
  readonly refusesDeadEnds?: boolean;
}

/** Beyond this number, which a link checker may request, everything counts as changed. */
const maxAsked = 1000;

export class ServedDevSite implements ServedSite {
  /** What is known of all sites together. */
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly headers: ServedSite['headers'];
  readonly #outputs: ReadonlyMap<string, Output>;
  readonly #answer: FindAnswer;
  readonly #search: LazySearch | undefined;
  readonly #shared: ReadonlyMap<string, string>;
  readonly #describe = createDescriber(contentHash);
  /** The requested addresses, which open pages may show, with the keys of the answers. */
  readonly #asked = new Map<string, string>();

  constructor(options: ServedDevSiteOptions) {
    const { engine, renderers, workspace, files, siteStyles } = options;
    const publication = mapSites(options.publication, toDerived);
    const site = joinFacts(publication);
    this.site = site;
    this.assets = buildAssets(publication, engine, { facts: site, workspace, files, siteStyles });
    this.headers = buildHeaders(site, [mainOf(this.assets.publication).assets.starter.hash]);
    this.#shared = this.#listShared(options.before);
    this.#search =
      options.search &&
      new LazySearch(publication, { ...options.search, describe: this.#describe });
    const named = [...this.assets.files, ...listNamed(files, site)];
    // Asked for when a page is: then it is known what else there is.
    const findDeadEnd = once(() => createDeadEnds(site, this.#outputs));
    const page: Renderers['page'] = (document) => renderers.page(document, findDeadEnd());
    const checking = options.refusesDeadEnds ? { ...renderers, page } : renderers;
    const outputs = listOutputs({ ...this.assets, files: named, renderers: checking });
    this.#outputs = new Map([...outputs].map((output) => [output.path, output]));
    this.#answer = createAnswers({
      base: this.base,
      assetsBase: site.assetsBase,
      files: this.#outputs,
      redirects: site.redirects,
    });
  }

  get base(): string {
    return this.site.shell.base;
  }

  get connects(): readonly string[] {
    return this.site.connects;
  }

  get providers(): ServedSite['providers'] {
    return this.site.shell.providers;
  }

  get elsewhere(): ServedSite['elsewhere'] {
    return this.site.shell.elsewhere;
  }

  get shared(): string {
    return toFilePath(this.site.assetsBase, mainOf(this.assets.publication).assets.shared);
  }

  answer: FindAnswer = (path, query) => {
    const current = this.#findCurrent(path);
    if (current !== undefined)
      return { type: 'file', status: 200, path: current, cache: 'revalidated' };
    const file = toFilePath(this.site.assetsBase, path);
    if (this.#search?.mayHave(file))
      return { type: 'file', status: 200, path: file, cache: 'revalidated' };
    const answer = this.#answer(path, query);
    this.#asked.set(path, this.#nameOf(answer));
    return answer;
  };

  /** The id of the page whose document stands at a path of the output. */
  findPage(path: string): string | undefined {
    const owner = this.#outputs.get(path)?.owner;
    return typeof owner === 'object' ? owner.page : undefined;
  }

  /** Whether anything that was requested of the previous site has changed. */
  differsFrom(before: ServedDevSite): boolean {
    if (before.#asked.size > maxAsked) return true;
    for (const path of before.#asked.keys()) this.answer(path, '');
    return [...before.#asked].some(([path, name]) => this.#asked.get(path) !== name);
  }

  open = async (path: string): Promise<ServedFile | undefined> => {
    const output = this.#outputs.get(path);
    if (output === undefined) return this.#openSearch(path);
    const bytes = Buffer.from(makeContent(output));
    // A hashed name is enough: films are large.
    return { bytes, hash: contentHash(isImmutable(path) ? path : bytes) };
  };

  async #openSearch(path: string): Promise<ServedFile | undefined> {
    const text = this.#search?.mayHave(path) ? await this.#search.read(path) : undefined;
    if (text === undefined) return undefined;
    const bytes = Buffer.from(text);
    return { bytes, hash: contentHash(bytes) };
  }

  /** The text of a file of the output; empty where there is none. */
  readText(path: string): string {
    const output = this.#outputs.get(path);
    return output === undefined ? '' : String(makeContent(output));
  }

  /** The key of an answer: equal keys mean equal answers. */
  #nameOf(answer: Answer): string {
    const output = answer.type === 'file' ? this.#outputs.get(answer.path) : undefined;
    return output === undefined ? JSON.stringify(answer) : this.#describe(output).key;
  }

  /** An open page requests former names: the part before the hash stays the same. */
  #findCurrent(path: string): string | undefined {
    const { assetsBase } = this.site;
    const known = path.startsWith(assetsBase) ? path.slice(assetsBase.length) : '';
    const [stem] =
      /^.*\/(?:shared|styles|late|live|print|page-\w+)-(?=\w+\.\w+$)/.exec(known) ?? [];
    if (stem === undefined || this.#outputs.has(toFilePath(assetsBase, known))) return undefined;
    return this.#shared.get(known) ?? this.#findByStem(stem);
  }

  #findByStem(stem: string): string | undefined {
    return this.assets.files.find((file) => file.path.startsWith(stem))?.path;
  }

  /** What all pages of a language share, by all names that it has had: they differ in nothing but their hashes. */
  #listShared(before: ServedDevSite | undefined): Map<string, string> {
    const listNames = ({ site, assets }: ServedDevSite): string[] =>
      assets.publication.sites.map((one) => toFilePath(site.assetsBase, one.assets.shared));
    const names = listNames(this);
    const all = new Map(names.map((name) => [name, name]));
    if (before === undefined) return all;
    const former = listNames(before);
    for (const [name, path] of before.#shared) {
      const now = names[former.indexOf(path)];
      if (now !== undefined && !all.has(name)) all.set(name, now);
    }
    return all;
  }
}
