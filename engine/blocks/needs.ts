// A page view → what its document links and its code requests; used by head, page data and budgets alike.
import { findChunks } from '../content/pages/find-chunks';
import type { CallToActionView } from '../generated/concept-views';
import type { Assets } from '../model/assets';
import type { DocumentNeeds } from '../model/document';
import type { PageView } from '../model/site';
import type { StyleFacts } from '../model/style-facts';

interface Needs extends DocumentNeeds {
  /** The types of its blocks, each once. */
  readonly blocks: readonly string[];
}

/** The parts of a view that determine its needs, and what its blocks ask for. */
interface Outline
  extends Pick<PageView, 'blocks' | 'callToAction' | 'layout' | 'nodes' | 'tone'>,
    Pick<StyleFacts, 'styled'> {
  readonly breadcrumbs: readonly unknown[];
  readonly switchers: readonly unknown[];
}

export const listTypes = ({ blocks }: Pick<PageView, 'blocks'>): string[] => [
  ...new Set(blocks.map(({ type }) => type)),
];

/** The layout of the invitation at the end of a page, its drawing and its surface. */
const listInvited = ({ drawing, layout, surface }: CallToActionView): string[] => [
  layout,
  ...(drawing ? [drawing] : []),
  ...(surface ? ['surface', `surface-${surface}`] : []),
];

/** The layouts around the blocks of a page, and what is at its beginning and its end. */
function listLayouts(page: Outline): string[] {
  const { breadcrumbs, callToAction, layout, switchers, tone } = page;
  return [
    layout,
    ...(tone ? [`${layout}.tone`] : []),
    ...(breadcrumbs.length > 0 ? [`${layout}.breadcrumbs`] : []),
    ...(callToAction ? listInvited(callToAction).map((variant) => `${layout}.${variant}`) : []),
    ...(switchers.length > 0 ? ['switcher'] : []),
  ];
}

/** The names of the styles of a page's blocks, their layouts and the layouts of the page, sorted. */
export function listStyled(page: Outline): string[] {
  const layouts = listLayouts(page).map((name) => `layout.${name}`);
  const nodes = page.nodes?.map((kind) => `node.${kind}`) ?? [];
  return [...new Set([...page.styled, ...layouts, ...nodes])].sort();
}

/** `page` is null for the document of unknown addresses. */
export function needsOf(
  page: Outline | null,
  {
    styles,
    live,
    sheets,
    chunks,
    fonts,
  }: Pick<Assets, 'styles' | 'live' | 'sheets' | 'chunks' | 'fonts'>,
): Needs {
  const blocks = page === null ? [] : listTypes(page);
  // What an unknown address shows is styled with the running app.
  const sheet = page === null ? live : sheets[listStyled(page).join(' ')];
  return {
    blocks,
    styles: sheet === undefined ? [styles] : [styles, sheet],
    chunks: page === null ? [] : findChunks(page, chunks),
    preloads: fonts,
  };
}
