// What a site tells machines about its pages. None of it names a page that is not to be found.

import { toHref } from '../content/addresses';
import { rootFiles } from '../content/reserved-names';
import type { Site } from '../model/site';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Absolute addresses of the pages for search engines: neither unlisted ones nor those that open elsewhere. */
export const findIndexed = ({ origin, shell, pages }: Site): string[] =>
  Object.values(pages)
    .filter(({ unlisted, opensAt }) => !unlisted && opensAt === undefined)
    .map(({ path }) => origin + toHref(shell.base, path));

/** sitemap.xml (https://www.sitemaps.org/protocol.html). */
export const buildSitemap = (site: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...findIndexed(site).map(
      (address) => `<url><loc>${escapeXml(new URL(address).href)}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt (RFC 9309). */
export const buildRobots = ({ origin, shell }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}${shell.base}${rootFiles.sitemap}\n`;
