// What a site tells machines about its pages. Unlisted pages are not in it.

import { toHref } from '../content/addresses/addresses';
import { rootFiles } from '../content/addresses/reserved-names';
import type { Site, SitePage } from '../model/site';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The facts about a site for machines. */
export interface SiteIndex extends Pick<Site, 'origin' | 'shell'> {
  readonly pages: readonly Pick<SitePage, 'id' | 'path' | 'title' | 'summary' | 'menu'>[];
}

/** The listed pages, without those that open elsewhere. */
export const buildIndex = ({ origin, shell, pages }: Site): SiteIndex => ({
  origin,
  shell,
  pages: Object.values(pages)
    .filter(({ unlisted, defaultChild }) => !unlisted && defaultChild === undefined)
    .map(({ id, path, title, summary, menu }) => ({ id, path, title, summary, menu })),
});

/** sitemap.xml (https://www.sitemaps.org/protocol.html). */
export const buildSitemap = ({ origin, shell, pages }: SiteIndex): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => {
      const { href } = new URL(origin + toHref(shell.base, path));
      return `<url><loc>${escapeXml(href)}</loc></url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

/** robots.txt (RFC 9309). */
export const buildRobots = ({
  origin,
  shell,
  unlisted,
  others = [],
}: Pick<Site, 'origin' | 'shell' | 'unlisted'> & {
  /** The bases of the sites below this one. */
  readonly others?: readonly string[];
}): string =>
  unlisted
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\n${[shell.base, ...others]
        .map((base) => `Sitemap: ${origin}${base}${rootFiles.sitemap.path}\n`)
        .join('')}`;
