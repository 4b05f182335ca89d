// A site → what can be found of its pages.
import { toHref } from '../content/addresses/addresses';
import { findSections } from '../content/pages/block-sections';
import { ancestorsOf } from '../content/pages/page-tree';
import { toPlainText } from '../content/text/rich-text';
import type { BlockModules, Section } from '../model/block-module';
import type { SearchedPage, SearchedSection } from '../model/search';
import type { PageView, Site, SitePage } from '../model/site';
import { viewOf } from './view-of';

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

function toSearched(site: Site, page: SitePage, modules: BlockModules): SearchedPage {
  const { pages, shell } = site;
  const above = [...ancestorsOf(page.id, (id) => pages[id]?.parent ?? null)].slice(1).reverse();
  return {
    id: page.id,
    href: toHref(shell.base, page.path),
    title: page.title,
    ...(page.label !== page.title && { label: page.label }),
    summary: page.summary,
    above: above.map((id) => pages[id]?.label ?? ''),
    filters: page.menu === null ? [] : [page.menu],
    ...(page.searched?.words && { words: page.searched.words }),
    sections: listSections(viewOf(site, page.id), {
      modules,
      without: page.searched?.without ?? [],
    }),
  };
}

export const listSearched = (site: Site, modules: BlockModules): SearchedPage[] =>
  Object.values(site.pages)
    .filter(isSearched)
    .map((page) => toSearched(site, page, modules));
