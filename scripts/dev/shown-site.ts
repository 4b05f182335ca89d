// A derived site while it is worked on → what a server sends: each page rendered when it is asked for.
import { toFilePath } from '../../engine/content/addresses';
import { isImmutable, toPageData, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { renderPageData } from '../../engine/entry/page-data';
import type { Renderers } from '../../engine/model/document';
import type { Site } from '../../engine/model/site';
import { createAnswers, type FindAnswer } from '../../engine/output/answer';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { dataOf, viewOf } from '../../engine/site/view-of';
import type { EngineBundle } from '../bundle/bundle-engine';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import type { OutputFile } from '../output/output-file';
import { buildHeaders } from '../output/security-headers';
import { buildAssets, type SiteAssets } from '../output/site-assets';
import type { ServedFile, ServedSite } from '../serve/served-site';
import type { ServedFiles } from '../source/site-files';

export interface ShownOptions {
  readonly site: Site;
  readonly engine: EngineBundle;
  readonly renderers: Renderers;
  /** Whose icons are drawn. */
  readonly workspace: Workspace;
  readonly files: ServedFiles;
}

type Outputs = ReadonlyMap<string, () => string | Uint8Array>;

/** What stands at each path of the output. */
function listOutputs(
  { site, renderers, files }: ShownOptions,
  { assets, files: emitted }: SiteAssets,
): Outputs {
  const outputs = new Map<string, () => string | Uint8Array>();
  const context = { site, assets };
  const add = ([path, content]: OutputFile) => outputs.set(path, () => content);
  for (const [id, { path }] of Object.entries(site.pages)) {
    outputs.set(toPageFile(path), () =>
      renderers.page({ context, view: viewOf(site, id), jsonLd: undefined }),
    );
    outputs.set(toPageData(path), () => renderPageData(assets, dataOf(site, id)));
  }
  emitted.forEach(add);
  for (const [address, items] of Object.entries(site.contents))
    add([toFilePath(site.shell.base, address), JSON.stringify(items)]);
  for (const path of site.files) outputs.set(files.placeOf(path), () => files.read(path));
  outputs.set(rootFiles.notFound, () => renderers.notFound(context));
  outputs.set(rootFiles.webManifest, () => buildWebManifest(site));
  outputs.set(rootFiles.sitemap, () => buildSitemap(site));
  outputs.set(rootFiles.robots, () => buildRobots(site));
  outputs.set(rootFiles.llms, () => buildLlmsText(site));
  return outputs;
}

export class ShownSite implements ServedSite {
  readonly site: Site;
  readonly assets: SiteAssets;
  readonly headers: ServedSite['headers'];
  readonly #outputs: Outputs;
  readonly #answer: FindAnswer;

  constructor(options: ShownOptions) {
    const { site, engine, workspace, files } = options;
    this.site = site;
    this.assets = buildAssets(site, engine, { workspace, files });
    this.headers = buildHeaders(site);
    this.#outputs = listOutputs(options, this.assets);
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

  get shared(): string {
    return this.assets.shared;
  }

  answer: FindAnswer = (path, query) => {
    const current = this.#findCurrent(path);
    return current === undefined
      ? this.#answer(path, query)
      : { type: 'file', status: 200, path: current, cache: 'revalidated' };
  };

  open = async (path: string): Promise<ServedFile | undefined> => {
    const content = this.#outputs.get(path)?.();
    if (content === undefined) return undefined;
    const bytes = Buffer.from(content);
    // A name that says what it holds is enough: films are large.
    return { bytes, hash: contentHash(isImmutable(path) ? path : bytes) };
  };

  /** An open page asks by the names it knows: what stands before the last hash stays. */
  #findCurrent(path: string): string | undefined {
    const { assetsBase } = this.site;
    const known = path.startsWith(assetsBase) ? path.slice(assetsBase.length) : '';
    const [stem] = /^.*\/(?:shared|styles|live|page-\w+)-(?=\w+\.\w+$)/.exec(known) ?? [];
    if (stem === undefined) return undefined;
    return this.assets.files.find(([name]) => name.startsWith(stem))?.[0];
  }
}
