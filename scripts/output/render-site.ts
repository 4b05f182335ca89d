// A derived site → the files of its output, one after the other.
import { createHash } from 'node:crypto';
import { needsOf } from '../../engine/blocks/needs';
import { toFilePath } from '../../engine/content/addresses';
import { toPageData, toPageFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import { renderPageData } from '../../engine/entry/page-data';
import type { Renderers } from '../../engine/model/document';
import type { Assets, Site } from '../../engine/model/site';
import { buildJsonLd } from '../../engine/site/json-ld';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { dataOf, findContents, outlineOf, viewOf } from '../../engine/site/view-of';
import { contentHash } from '../files/content-hash';
import type { SiteFiles } from '../source/site-files';
import type { BudgetCheck } from './budgets';
import type { OutputFile } from './output-file';
import type { Share } from './output-share';
import type { StagedFile } from './output-stage';
import type { PageCache } from './page-cache';

export interface SiteToRender {
  readonly site: Site;
  readonly assets: Assets;
  readonly files: SiteFiles;
  readonly renderers: Renderers;
}

export interface RenderOptions {
  readonly share: Share;
  /** Pages of the build before. */
  readonly cache?: PageCache | undefined;
  /** Weighs what is rendered. What is taken over was weighed before. */
  readonly budgets?: BudgetCheck;
}

/** A content file as visitors fetch it. */
const toContentText = ({ contents }: Site, address: string): string =>
  JSON.stringify(contents[address] ?? []);

const hashContents = (site: Site, id: string): string =>
  contentHash(
    findContents(site, id)
      .map((address) => toContentText(site, address))
      .join('\n'),
  );

/** Names what pages have in common: the code that makes them, and all that none of them has for itself. */
export function hashCommon(
  { site, assets }: Pick<SiteToRender, 'site' | 'assets'>,
  engine: string,
): string {
  // Of these a page sees what its own view says.
  const { pages: _, contents, redirects, files, icons, connects, ...common } = site;
  const { sheets, ...shared } = assets;
  return contentHash(JSON.stringify([engine, shared, common]));
}

/** The same with all pages, as they are without the text of their content files. */
export function hashSite({ site }: Pick<SiteToRender, 'site'>, common: string): string {
  const hash = createHash('sha256').update(common);
  for (const page of Object.values(site.pages)) hash.update(JSON.stringify(page));
  return hash.digest('hex').slice(0, 16);
}

/** The two files of a page. */
function* renderPages(
  input: SiteToRender,
  { share, cache, budgets }: RenderOptions,
): Iterable<StagedFile> {
  const { site, assets, renderers } = input;
  const context = { site, assets };
  for (const [id, { path }] of Object.entries(site.pages)) {
    const paths = [toPageFile(path), toPageData(path)] as const;
    if (!share.owns(paths[0])) continue;
    const known = cache?.find(paths, hashContents(site, id), () => {
      const outline = outlineOf(site, id);
      const needs = needsOf(outline, input.assets);
      return JSON.stringify([outline, needs, buildJsonLd(site, outline)]);
    });
    if (known) yield* known;
    else {
      const view = viewOf(site, id);
      const html = renderers.page({ context, view, jsonLd: buildJsonLd(site, view) });
      budgets?.checkPage(view, html);
      yield [paths[0], html];
      yield [paths[1], renderPageData(input.assets, dataOf(site, id))];
    }
  }
}

/** Content files as visitors fetch them. */
function* listContents(site: Site, { owns }: Share): Iterable<OutputFile> {
  for (const address of Object.keys(site.contents)) {
    const path = toFilePath(site.shell.base, address);
    if (owns(path)) yield [path, toContentText(site, address)];
  }
}

/** Pages, their data, content files, pictures, and what machines read. */
export function* renderSite(input: SiteToRender, options: RenderOptions): Iterable<StagedFile> {
  const { site, assets, files, renderers } = input;
  const { share, budgets } = options;
  yield* renderPages(input, options);
  const context = { site, assets };
  const notFound = renderers.notFound(context);
  yield [rootFiles.notFound, notFound];
  // For hosts that know no redirects. A gone page is told as one that is not there.
  for (const { from, to } of site.redirects) {
    const path = toPageFile(from);
    if (share.owns(path))
      yield [path, to === undefined ? notFound : renderers.redirect({ context, to })];
  }
  yield [rootFiles.sitemap, buildSitemap(site)];
  yield [rootFiles.robots, buildRobots(site)];
  yield [rootFiles.llms, buildLlmsText(site)];
  yield [rootFiles.webManifest, buildWebManifest(site)];
  yield* listContents(site, share);
  for (const path of site.files) {
    const content = files.read(path);
    budgets?.checkPicture(path, content.byteLength);
    yield [files.placeOf(path), content];
  }
  budgets?.finish();
}
