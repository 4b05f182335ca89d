// A derived site → the files of its output, one after the other.
import { createPageRenderer, renderNotFound, renderRedirect } from '../../engine/entry/prerender';
import type { Assets, Site } from '../../engine/model/site';
import { buildJsonLd } from '../../engine/site/json-ld';
import { buildLlmsText, buildWebManifest } from '../../engine/site/site-facts';
import { buildRobots, buildSitemap } from '../../engine/site/sitemap';
import { dataOf, viewOf } from '../../engine/site/view-of';
import { pageDataPath } from './build-listing';
import type { OutputFile } from './build-output';
import type { SiteFiles } from './site-files';

/** The file of a page: what static hosts answer for its path. */
export const toHtmlPath = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Pages, their data, content files, pictures, and what machines read. */
export function* renderSite(site: Site, assets: Assets, files: SiteFiles): Iterable<OutputFile> {
  const renderPage = createPageRenderer({ site, assets });
  for (const [id, { path }] of Object.entries(site.pages)) {
    const view = viewOf(site, id);
    yield [toHtmlPath(path), renderPage({ view, jsonLd: buildJsonLd(site, view) })];
    yield [pageDataPath(path), JSON.stringify(dataOf(site, id, view))];
  }
  const notFound = renderNotFound({ site, assets });
  yield ['404.html', notFound];
  // For hosts that know no redirects. A gone page is told as one that is not there.
  for (const { from, to } of site.redirects)
    yield [toHtmlPath(from), to === undefined ? notFound : renderRedirect({ site, assets }, to)];
  yield ['sitemap.xml', buildSitemap(site)];
  yield ['robots.txt', buildRobots(site)];
  yield ['llms.txt', buildLlmsText(site)];
  yield ['site.webmanifest', buildWebManifest(site)];
  for (const [address, items] of Object.entries(site.contents))
    yield [decodeURIComponent(address.slice(site.shell.base.length)), JSON.stringify(items)];
  for (const path of site.files) yield [files.placeOf(path), files.read(path)];
}
