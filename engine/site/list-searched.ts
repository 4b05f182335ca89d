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
  /** What its input follows from. JSON. */
  readonly sources: readonly object[];
  /** All that is read of it. JSON. */
  readonly input: () => object;
  readonly read: () => SearchedPage;
}

interface ListOptions {
  readonly modules: BlockModules;
  /** What all pages follow from. */
  readonly common: readonly object[];
}

/** The labels of the pages above one, the topmost first. */
function listAbove({ pages }: Site, id: string): string[] {
  const ancestors = [...ancestorsOf(id, (below) => pages[below]?.parent ?? null)].slice(1);
  return ancestors.reverse().map((one) => pages[one]?.label ?? '');
}

const derive = (site: Site, { id }: SitePage) => ({
  above: listAbove(site, id),
  outline: outlineOf(site, id),
  contents: contentsOf(site, id),
});

function toSearchable(
  site: Site,
  page: SitePage,
  { modules, common }: ListOptions,
): SearchablePage {
  const { shell } = site;
  const { id, title, label, summary, searched, item, contentFiles } = page;
  // Of a minute the day is enough: newer pages come before older ones.
  const date = (item?.date?.at ?? item?.stamps.published)?.slice(0, 10);
  const known = {
    ...{ id, title, href: toHref(shell.base, page.path), filters: toFilterKeys(page) },
    ...(date !== undefined && { date }),
  };
  let derived: ReturnType<typeof derive> | undefined;
  const getDerived = (): ReturnType<typeof derive> => {
    derived ??= derive(site, page);
    return derived;
  };
  return {
    ...known,
    // No switcher is searched: these are all.
    sources: [...common, ...contentFiles.map((file) => site.contents[file] ?? [])],
    input: () => {
      const { above, outline, contents } = getDerived();
      return { page: { ...known, label, summary, searched, above }, outline, ...contents };
    },
    read: () => {
      const { above, outline, contents } = getDerived();
      return {
        ...known,
        ...(label !== title && { label }),
        ...{ summary, above },
        ...(searched?.words && { words: searched.words }),
        sections: listSections(
          { ...outline, contents: parseContents(contents) },
          { modules, without: searched?.without ?? [] },
        ),
      };
    },
  };
}

/** One after the other: what is derived of a page goes with it. */
export function* listSearchable(site: Site, modules: BlockModules): Iterable<SearchablePage> {
  const { origin, pages, pictures, shell } = site;
  const common = [pages, shell, pictures, { origin }];
  for (const page of Object.values(pages))
    if (isSearched(page)) yield toSearchable(site, page, { modules, common });
}
