// What a site tells machines about its pages. Unlisted pages are not in it.

import { toHref } from '../content/addresses/addresses';
import { rootFiles } from '../content/addresses/reserved-names';
import type { Site, SitePage } from '../model/site';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A page as machines are told of it. */
type IndexedPage = Pick<SitePage, 'id' | 'path' | 'title' | 'summary' | 'menu'> & {
  /** Of an item: when it was published, and last changed (RFC 3339). */
  readonly published?: string;
  readonly changed?: string;
};

/** The facts about a site for machines. */
export interface SiteIndex extends Pick<Site, 'origin' | 'shell'> {
  readonly pages: readonly IndexedPage[];
}

function toIndexed({ id, path, title, summary, menu, item }: SitePage): IndexedPage {
  const { published, updated = published } = item?.stamps ?? {};
  return {
    ...{ id, path, title, summary, menu },
    ...(published !== undefined && { published }),
    ...(updated !== undefined && { changed: updated }),
  };
}

/** Whether machines are told of a page: not of one that is unlisted, or opens elsewhere. */
export const isIndexed = ({ unlisted, defaultChild }: SitePage): boolean =>
  !unlisted && defaultChild === undefined;

export const buildIndex = ({ origin, shell, pages }: Site): SiteIndex => ({
  origin,
  shell,
  pages: Object.values(pages).filter(isIndexed).map(toIndexed),
});

/** How many addresses one file names: a site with more has several, and a list of them. */
const maxAddresses = 10_000;

/** Items stand behind all other pages, the oldest first: a new one changes only the last part. */
function inOrder(pages: SiteIndex['pages']): readonly IndexedPage[] {
  const others = pages.filter(({ published }) => published === undefined);
  const items = pages.filter(({ published }) => published !== undefined);
  const keyOf = ({ published = '', id }: IndexedPage): string => `${published} ${id}`;
  return [...others, ...items.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))];
}

/** How many parts a sitemap has; none where one file holds it all. */
export const countSitemaps = (pages: number): number =>
  pages <= maxAddresses ? 0 : Math.ceil(pages / maxAddresses);

export const toSitemapPart = (part: number): string => `sitemap-${part}.xml`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function toUrls({ origin, shell }: SiteIndex, pages: readonly IndexedPage[]): string {
  return [
    declaration,
    `<urlset ${namespace}>`,
    ...pages.map(({ path, changed }) => {
      const { href } = new URL(origin + toHref(shell.base, path));
      const last = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeXml(href)}</loc>${last}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

/** One of several, from 1. */
export const buildSitemapPart = (index: SiteIndex, part: number): string =>
  toUrls(index, inOrder(index.pages).slice((part - 1) * maxAddresses, part * maxAddresses));

/** sitemap.xml (https://www.sitemaps.org/protocol.html). */
export function buildSitemap(index: SiteIndex): string {
  const { origin, shell, pages } = index;
  const parts = countSitemaps(pages.length);
  if (parts === 0) return toUrls(index, pages);
  const all = Array.from({ length: parts }, (_, part) => toSitemapPart(part + 1));
  return [
    declaration,
    `<sitemapindex ${namespace}>`,
    ...all.map((name) => `<sitemap><loc>${escapeXml(origin + shell.base + name)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

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
