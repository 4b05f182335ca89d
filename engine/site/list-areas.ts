// A site → its areas with the pages of each, for those who look for one.
import { toHref } from '../content/addresses/addresses';
import { groupByArea } from '../content/pages/group-by-area';
import { listInPart, toSearchPage } from '../content/pages/search-pages';
import type { LinkView } from '../generated/concept-views';
import type { AreaView, SiteList } from '../model/search';
import type { Site, SitePage } from '../model/site';

const isListed = ({ unlisted, defaultChild }: SitePage): boolean =>
  !unlisted && defaultChild === undefined;

export function listAreas(site: Site, { area: only, part = 1 }: SiteList): AreaView[] {
  const { shell, pages } = site;
  const listed = new Map(Object.entries(pages).filter(([, page]) => isListed(page)));
  const areas = groupByArea(listed, shell.home.page ?? '');
  const toLinks = (ids: readonly string[]): LinkView[] =>
    ids.flatMap((id) => {
      const page = pages[id];
      return page ? [{ href: toHref(shell.base, page.path), label: page.label, page: id }] : [];
    });
  const alone: AreaView[] = [];
  const found = [...areas].flatMap(([area, ids]): AreaView[] => {
    const [link] = toLinks([area]);
    if (link === undefined || (only !== undefined && only !== area)) return [];
    const below = ids.filter((id) => id !== area);
    if (only !== undefined) return [{ link, pages: toLinks(listInPart(below, part)) }];
    // A list of its own has them, if there are too many.
    const [apart] = toLinks([toSearchPage(area)]);
    if (apart) return [{ link: { ...apart, label: link.label }, pages: [] }];
    if (area !== shell.home.page) return [{ link, pages: toLinks(below) }];
    // They are on the level of the home page, not below it.
    alone.push(...toLinks(below).map((own) => ({ link: own, pages: [] })));
    return [{ link, pages: [] }];
  });
  return [...found, ...alone];
}
