// The sites of a publication → one that has the pages and files of all: for what is made once for all of them.
import { toFilePath } from '../content/addresses/addresses';
import { mainOf, type Publication } from '../model/publication';
import type { Site } from '../model/site';
import { joinPictures } from './pictures';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The folder of a site in the output: empty for the first, with a slash at the end for all others. */
export const toFolder = (main: Site, { shell }: Site): string =>
  toFilePath(main.shell.base, shell.base);

/** Pages of different sites may have the same id: the ids of all but the first site begin with the site's folder. */
const joinPages = (main: Site, sites: readonly Site[]): Site['pages'] =>
  Object.fromEntries(
    sites.flatMap((site) =>
      Object.values(site.pages).map((page) => [toFolder(main, site) + page.id, page] as const),
    ),
  );

/** Paths of redirects are relative to the base. */
const joinRedirects = (main: Site, sites: readonly Site[]): Site['redirects'] =>
  sites.flatMap((site) =>
    site.redirects.map((redirect) => ({
      ...redirect,
      from: `/${toFolder(main, site)}${redirect.from.slice(1)}`,
    })),
  );

export function joinSites(publication: Publication<Site>): Site {
  const main = mainOf(publication);
  const { sites } = publication;
  if (sites.length === 1) return main;
  return {
    ...main,
    direction: sites.find(({ direction }) => direction === 'rtl')?.direction ?? main.direction,
    pages: joinPages(main, sites),
    redirects: joinRedirects(main, sites),
    connects: unique(sites.flatMap(({ connects }) => connects)),
    frames: sites.flatMap(({ frames }) => frames),
    icons: unique(sites.flatMap(({ icons }) => icons)),
    files: unique(sites.flatMap(({ files }) => files)),
    downloads: unique(sites.flatMap(({ downloads }) => downloads)),
    pictures: joinPictures(sites.map(({ pictures }) => pictures)),
  };
}
