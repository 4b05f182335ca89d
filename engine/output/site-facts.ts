// Derived sites → what is known of them without their pages, of each and of all of a publication together.
import { toFilePath } from '../content/addresses/addresses';
import { mainOf, type Publication } from '../model/publication';
import type { Site } from '../model/site';
import type { DerivedSite, SiteFacts } from '../model/site-facts';
import { joinPictures } from '../site/pictures';
import { joinLooks, listLooks } from './list-looks';

type Placed = Pick<Site, 'shell'>;

/** The folder of a site in the output: empty for the first, with a slash at the end for all others. */
export const toFolder = (main: Placed, { shell }: Placed): string =>
  toFilePath(main.shell.base, shell.base);

export function factsOf(site: Site): SiteFacts {
  const { contents: _, pages, ...facts } = site;
  return { ...facts, looks: listLooks(site), pageCount: Object.keys(pages).length };
}

/** A site that is there as a whole. */
export const toDerived = (site: Site): DerivedSite => ({
  facts: factsOf(site),
  open: () => site,
});

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Paths of redirects are relative to the base. */
const joinRedirects = (main: SiteFacts, all: readonly SiteFacts[]): Site['redirects'] =>
  all.flatMap((facts) =>
    facts.redirects.map((redirect) => ({
      ...redirect,
      from: `/${toFolder(main, facts)}${redirect.from.slice(1)}`,
    })),
  );

type Known = Publication<Pick<DerivedSite, 'facts'>>;

/** Of all languages. */
export const countPages = ({ sites }: Known): number =>
  sites.reduce((sum, { facts }) => sum + facts.pageCount, 0);

/** What is made once for all sites of a publication is made of these facts: those of the first, with what others add. */
export function joinFacts(publication: Known): SiteFacts {
  const main = mainOf(publication).facts;
  const all = publication.sites.map(({ facts }) => facts);
  if (all.length === 1) return main;
  return {
    ...main,
    direction: all.find(({ direction }) => direction === 'rtl')?.direction ?? main.direction,
    looks: joinLooks(all.flatMap(({ looks }) => looks)),
    pageCount: countPages(publication),
    redirects: joinRedirects(main, all),
    connects: unique(all.flatMap(({ connects }) => connects)),
    frames: all.flatMap(({ frames }) => frames),
    icons: unique(all.flatMap(({ icons }) => icons)),
    files: unique(all.flatMap(({ files }) => files)),
    downloads: unique(all.flatMap(({ downloads }) => downloads)),
    pictures: joinPictures(all.map(({ pictures }) => pictures)),
  };
}
