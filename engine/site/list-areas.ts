// A site → its areas with the pages of each, for those who look for one.
import { toHref } from '../content/addresses/addresses';
import { listInPart, toSearchPage } from '../content/pages/search-pages';
import type { LinkView } from '../generated/concept-views';
import type { AreaView, SiteList } from '../model/search';
import type { Site, SitePage } from '../model/site';

const toLink = ({ shell }: Site, { id, path, label }: SitePage): LinkView => ({
  href: toHref(shell.base, path),
  label,
  page: id,
});

/** Pages in no menu are those of the home page. */
const areaOf = ({ shell }: Site, { menu }: SitePage): string => menu ?? shell.home.page ?? '';

const isListed = ({ unlisted, defaultChild }: SitePage): boolean =>
  !unlisted && defaultChild === undefined;

export function listAreas(site: Site, { area: only, part = 1 }: SiteList): AreaView[] {
  const areas = new Map<string, SitePage[]>();
  for (const page of Object.values(site.pages)) {
    if (!isListed(page)) continue;
    const area = areaOf(site, page);
    areas.set(area, [...(areas.get(area) ?? []), page]);
  }
  return [...areas].flatMap(([area, pages]): AreaView[] => {
    const head = site.pages[area];
    if (head === undefined || (only !== undefined && only !== area)) return [];
    // A list of its own has them, if there are too many.
    const apart = site.pages[toSearchPage(area)];
    if (apart && only === undefined)
      return [{ link: { ...toLink(site, apart), label: head.label }, pages: [] }];
    const below = pages.filter(({ id }) => id !== area);
    const own = only === undefined ? below : listInPart(below, part);
    return [{ link: toLink(site, head), pages: own.map((page) => toLink(site, page)) }];
  });
}
