// A site → what can be found of its pages.
import { toHref } from '../content/addresses/addresses';
import { findSections } from '../content/pages/block-sections';
import { ancestorsOf } from '../content/pages/page-tree';
import { toPlainText } from '../content/text/rich-text';
import type { BlockModules, Section } from '../model/block-module';
import type { SearchedPage, SearchedSection } from '../model/search';
import type { PageView, Site, SitePage } from '../model/site';
import { toFilterKeys } from './search-filters';
import { contentsOf, outlineOf, parseContents } from './view-of';

/** What stands before the first heading is a section of the page itself. */
function joinSections(lead: readonly string[], sections: readonly Section[]): SearchedSection[] {
  const joined: { id?: string; heading?: string; words: string[] }[] = [{ words: [...lead] }];
  let above: string | undefined;
  for (const { heading, id = above, words, hidden } of sections) {
    if (hidden) continue;
    above = id;
    if (heading === undefined) joined.at(-1)?.words.push(...words);
    else
      joined.push({
        ...(id !== undefined && { id }),
        heading,
        words: [...words],
      });
  }
  return joined;
}

interface Searching {
  readonly modules: BlockModules;
  /** The blocks whose words do not count. */
  readonly without: readonly number[];
}

const listSections = (view: PageView, { modules, without }: Searching): SearchedSection[] =>
  joinSections(
    view.lead.length === 0 ? [] : [toPlainText(view.lead)],
    view.blocks.flatMap((block, index) =>
      without.includes(index) ? [] : findSections(modules, block, view),
    ),
  );

/** Pages that search engines may list; a switcher is found by the page at which it opens. */
const isSearched = ({ unlisted, defaultChild, searched }: SitePage): boolean =>
  !unlisted && defaultChild === undefined && !searched?.never;

/** A page that can be found, before it is read. */
interface SearchablePage extends Pick<SearchedPage, 'id' | 'href' | 'title' | 'filters' | 'date'> {
  /** All that is read of it. JSON. */
  readonly source: object;
  readonly read: () => SearchedPage;
}

function toSearchable(site: Site, page: SitePage, modules: BlockModules): SearchablePage {
  const { pages, shell } = site;
  const { id, title, label, summary, searched, item } = page;
  const ancestors = [...ancestorsOf(id, (below) => pages[below]?.parent ?? null)].slice(1);
  const above = ancestors.reverse().map((one) => pages[one]?.label ?? '');
  const [outline, contents] = [outlineOf(site, id), contentsOf(site, id)];
  // Of a minute the day is enough: newer pages come before older ones.
  const date = (item?.date?.at ?? item?.stamps.published)?.slice(0, 10);
  const known = {
    ...{ id, title, href: toHref(shell.base, page.path), filters: toFilterKeys(page) },
    ...(date !== undefined && { date }),
  };
  return {
    ...known,
    source: { label, summary, searched, above, outline, contents },
    read: () => ({
      ...known,
      ...(label !== title && { label }),
      summary,
      above,
      ...(searched?.words && { words: searched.words }),
      sections: listSections(
        { ...outline, contents: parseContents(contents) },
        { modules, without: searched?.without ?? [] },
      ),
    }),
  };
}

export const listSearchable = (site: Site, modules: BlockModules): SearchablePage[] =>
  Object.values(site.pages)
    .filter(isSearched)
    .map((page) => toSearchable(site, page, modules));
