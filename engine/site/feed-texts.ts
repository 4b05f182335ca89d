// The items of feeds that have blocks of their own → what feeds carry of these: nodes, or words where a block shows something else.
import { findSections } from '../content/pages/block-sections';
import type { BlockView } from '../generated/block-views';
import type { ContentNode } from '../generated/concept-views';
import type { BlockModules, Section } from '../model/block-module';
import type { PageView, Site, SitePage } from '../model/site';
import { viewOf } from './view-of';

const toSection = (heading: string, body: readonly ContentNode[]): ContentNode => ({
  ...{ type: 'section', id: '', key: heading },
  body,
});

const toParagraphs = ({ words }: Section): ContentNode[] =>
  words.map((text) => ({ type: 'paragraph', text: [text] }));

/** Below its heading, if it has one. */
function toNodes(view: BlockView, page: PageView, modules: BlockModules): ContentNode[] {
  const nodes = modules.get(view.type)?.text?.nodes?.(view);
  if (nodes === undefined)
    return findSections(modules, view, page).flatMap((section) => {
      const body = toParagraphs(section);
      return section.heading === undefined ? body : [toSection(section.heading, body)];
    });
  const { heading } = view as { readonly heading?: string };
  return nodes.length === 0 || heading === undefined ? [...nodes] : [toSection(heading, nodes)];
}

/** A page with its text as feeds have it. */
export function addFeedText(site: Site, page: SitePage, modules: BlockModules): SitePage {
  const view = viewOf(site, page.id);
  const feedText = view.blocks.flatMap((block) => toNodes(block, view, modules));
  return feedText.length === 0 ? page : { ...page, feedText };
}

/** The site with the texts of the pages that its feeds name. */
export function addFeedTexts(site: Site, modules: BlockModules): Site {
  const named = (site.feeds ?? []).flatMap(({ form, items }) => (form === 'calendar' ? [] : items));
  const found = [...new Set(named)].flatMap((id): [string, SitePage][] => {
    const page = site.pages[id];
    if (page === undefined) return [];
    const withText = addFeedText(site, page, modules);
    return withText === page ? [] : [[id, withText]];
  });
  return found.length === 0
    ? site
    : { ...site, pages: { ...site.pages, ...Object.fromEntries(found) } };
}
