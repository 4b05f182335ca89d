// The sites of a publication in development → what a server sends: each page is rendered on request.
import { toFilePath } from '../../engine/content/addresses/addresses';
import { currentQuery, isImmutable } from '../../engine/content/addresses/output-paths';
import type { BlockModules } from '../../engine/model/block-module';
import type { Renderers } from '../../engine/model/document';
import { mainOf, mapSites, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { SiteFacts } from '../../engine/model/site-facts';
import { type Answer, createAnswers, type FindAnswer } from '../../engine/output/answer';
import { createDescriber } from '../../engine/output/made-of';
import { makeContent, type Output, once } from '../../engine/output/output';
import { listOutputs } from '../../engine/output/outputs';
import type { SiteWithAssets } from '../../engine/output/scope';
import { joinFacts, toDerived, toFolder } from '../../engine/output/site-facts';
import type { EngineBundle } from '../bundle/bundle-engine';
import type { SiteRenderers } from '../bundle/read-renderers';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { createDeadEnds, readSprite } from '../output/dead-ends';
import type { KeptTerms } from '../output/kept-terms';
import { LazySearch } from '../output/search-files';
import { buildHeaders } from '../output/security-headers';
import { buildAssets, type SiteAssets } from '../output/site-assets';
import type { ServedFile, ServedSite } from '../serve/served-site';
import { listNamed, type ServedFiles } from '../source/site-files';
import { joinSets, type SheetSets, toStem } from './former-sheets';

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

/** Of a page that loads while the site changes: it starts with what its document was made with. */
interface FormerShared {
  /** Its name now. */
  readonly now: string;
  /** Only of the last ones. */
  readonly text?: string;
}

interface FoundDocument {
  /** Which of the sites of the publication has it. */
  readonly site: number;
  /** The id of the page; absent where the address is unknown. */
  readonly page?: string;
}

/** Pages load in a few seconds, in which there are a few changes. */
const maxFormer = 20;

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
  /** What pages that are open may ask for by a name that it has no longer. */
  readonly #former: ReadonlyMap<string, FormerShared>;
  /** Those of all sheets that pages have had. */
  readonly #sheetSets: SheetSets;
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
    this.#search =
      options.search &&
      new LazySearch(publication, { ...options.search, describe: this.#describe });
    const named = [...this.assets.files, ...listNamed(files, site)];
    // Asked for when a page is: then it is known what else there is.
    const findDeadEnd = once(() => createDeadEnds(site, this.#outputs, readSprite(this.assets)));
    const page: Renderers['page'] = (document) => renderers.page(document, findDeadEnd());
    const checking = options.refusesDeadEnds ? { ...renderers, page } : renderers;
    const outputs = listOutputs({ ...this.assets, files: named, renderers: checking });
    this.#outputs = new Map([...outputs].map((output) => [output.path, output]));
    this.#former = this.#listFormer(options.before);
    const { before } = options;
    const had: SheetSets = before ? before.#sheetSets : new Map();
    this.#sheetSets = joinSets(had, this.assets.pageSheets.sets);
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
    const known = this.#findKnown(path, query);
    if (known !== undefined)
      return { type: 'file', status: 200, path: known, cache: 'revalidated' };
    const file = toFilePath(this.site.assetsBase, path);
    if (this.#search?.mayHave(file))
      return { type: 'file', status: 200, path: file, cache: 'revalidated' };
    const answer = this.#answer(path, query);
    this.#asked.set(path, this.#nameOf(answer));
    return answer;
  };

  /** Whose document stands at an address; undefined for a redirect. */
  findDocument(path: string): FoundDocument | undefined {
    const answer = this.#answer(path, '');
    if (answer.type === 'redirect') return undefined;
    const owner = this.#outputs.get(answer.path)?.owner;
    const { sites } = this.assets.publication;
    const [main, ...others] = sites;
    const isIn = ({ facts }: SiteWithAssets) => answer.path.startsWith(toFolder(main.facts, facts));
    const site = Math.max(others.findIndex(isIn) + 1, 0);
    return { site, ...(typeof owner === 'object' && owner) };
  }

  /** Whether anything that was requested of the previous site has changed. */
  differsFrom(before: ServedDevSite): boolean {
    if (before.#asked.size > maxAsked) return true;
    for (const path of before.#asked.keys()) this.answer(path, '');
    return [...before.#asked].some(([path, name]) => this.#asked.get(path) !== name);
  }

  open = async (path: string): Promise<ServedFile | undefined> => {
    const output = this.#outputs.get(path);
    const content =
      output === undefined
        ? (this.#former.get(path)?.text ?? this.#joinFormerSheet(path))
        : makeContent(output);
    if (content === undefined) return this.#openSearch(path);
    const bytes = Buffer.from(content);
    // A hashed name is enough: films are large. A former one may be that of other bytes.
    const isNamed = output !== undefined && isImmutable(path);
    return { bytes, hash: contentHash(isNamed ? path : bytes) };
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

  /**
   * An open page requests former names: the part before the hash stays the same. Where it starts, it gets what it was made
   * with, as far as that is there; where it follows a change, what is there now.
   */
  #findKnown(path: string, query: string): string | undefined {
    const { assetsBase } = this.site;
    const known = path.startsWith(assetsBase) ? toFilePath(assetsBase, path) : '';
    const stem = toStem(known);
    if (stem === undefined || this.#outputs.has(known)) return undefined;
    const former = this.#former.get(known);
    if (former === undefined)
      return this.#findByStem(stem) ?? (this.#sheetSets.has(stem) ? known : undefined);
    return query === currentQuery || former.text === undefined ? former.now : known;
  }

  #findByStem(stem: string): string | undefined {
    return this.assets.files.find((file) => file.path.startsWith(stem))?.path;
  }

  /** By language, the name of what all its pages share. */
  #listShared(): string[] {
    const { site, assets } = this;
    return assets.publication.sites.map((one) => toFilePath(site.assetsBase, one.assets.shared));
  }

  /** A sheet that no page needs now, as its rules are now. */
  #joinFormerSheet(path: string): string | undefined {
    const layers = this.#sheetSets.get(toStem(path) ?? '');
    return layers && this.assets.pageSheets.join(layers);
  }

  /** What the pages of each language shared before, by all names that it has had. */
  #listFormer(before: ServedDevSite | undefined): Map<string, FormerShared> {
    if (before === undefined) return new Map();
    const [names, last] = [this.#listShared(), before.#listShared()];
    const gone = last.filter((name) => !names.includes(name));
    const all = new Map([
      ...before.#former,
      ...gone.map((name) => [name, { now: name, text: before.readText(name) }] as const),
    ]);
    return new Map(
      [...all].flatMap(([name, { now: known, text }], index) => {
        const now = names[last.indexOf(known)];
        if (now === undefined || names.includes(name)) return [];
        return [[name, { now, ...(index >= all.size - maxFormer && { text }) }]];
      }),
    );
  }
}
