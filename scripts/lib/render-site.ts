// A derived site → the files of its output, one after the other.
import { createPageRenderer, renderNotFound, renderRedirect } from '../../engine/entry/prerender';
import type { Assets, Site } from '../../engine/model/site';
import { buildJsonLd } from '../../engine/site/json-ld';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { dataOf, findContents, outlineOf, withContents } from '../../engine/site/view-of';
import { pageDataPath } from './build-listing';
import { contentHash } from './content-hash';
import type { StagedFile } from './output-stage';
import type { PageCache } from './page-cache';
import type { SiteFiles } from './site-files';

export interface SiteToRender {
  readonly site: Site;
  readonly assets: Assets;
  readonly files: SiteFiles;
}

/** Pages of the build before, and the name of the code that made them. */
export interface KnownPages {
  readonly cache: PageCache;
  readonly engine: string;
}

/** The file of a page: what static hosts answer for its path. */
export const toHtmlPath = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** A content file as visitors fetch it. */
const toContentText = ({ contents }: Site, address: string): string =>
  JSON.stringify(contents[address] ?? []);

/** The hash of everything that every page is made of. */
function hashCommon({ site, assets }: SiteToRender, engine: string): string {
  // Of these a page sees what its own view says.
  const { pages: _, contents, redirects, files, icons, connects, ...common } = site;
  return contentHash(JSON.stringify([engine, assets, common]));
}

function* renderPages(input: SiteToRender, known: KnownPages | undefined): Iterable<StagedFile> {
  const { site } = input;
  const renderPage = createPageRenderer(input);
  const common = known && hashCommon(input, known.engine);
  for (const [id, { path, opensAt }] of Object.entries(site.pages)) {
    const outline = outlineOf(site, id);
    const text = JSON.stringify(outline);
    const jsonLd = buildJsonLd(site, outline);
    const htmlPath = toHtmlPath(path);
    const contents = findContents(outline).map((address) => toContentText(site, address));
    const key = contentHash([common, JSON.stringify(jsonLd), text, ...contents].join('\n'));
    yield [
      htmlPath,
      known?.cache.find(htmlPath, key) ?? renderPage({ view: withContents(site, outline), jsonLd }),
    ] as StagedFile;
    yield [pageDataPath(path), opensAt === undefined ? text : JSON.stringify(dataOf(site, id))];
  }
}

/** Pages, their data, content files, pictures, and what machines read. */
export function* renderSite(
  input: SiteToRender,
  known: KnownPages | undefined,
): Iterable<StagedFile> {
  const { site, assets, files } = input;
  yield* renderPages(input, known);
  const notFound = renderNotFound({ site, assets });
  yield ['404.html', notFound];
  // For hosts that know no redirects. A gone page is told as one that is not there.
  for (const { from, to } of site.redirects)
    yield [toHtmlPath(from), to === undefined ? notFound : renderRedirect({ site, assets }, to)];
  yield ['sitemap.xml', buildSitemap(site)];
  yield ['robots.txt', buildRobots(site)];
  yield ['llms.txt', buildLlmsText(site)];
  yield ['site.webmanifest', buildWebManifest(site)];
  for (const address of Object.keys(site.contents))
    yield [decodeURIComponent(address.slice(site.shell.base.length)), toContentText(site, address)];
  for (const path of site.files) yield [files.placeOf(path), files.read(path)];
}
