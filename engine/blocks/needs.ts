// A page view → what its document links and its code requests; used by head, page data and budgets alike.
import type { DocumentNeeds } from '../model/document';
import type { Assets, PageView } from '../model/site';
import type { BlockType } from './block-props';

interface Needs extends DocumentNeeds {
  /** The types of its blocks, each once. */
  readonly blocks: readonly BlockType[];
}

/** The parts of a view that determine its needs. */
interface Outline extends Pick<PageView, 'blocks' | 'layout'> {
  readonly switchers: readonly unknown[];
}

const listTypes = ({ blocks }: Outline): BlockType[] => [
  ...new Set(blocks.map(({ type }) => type)),
];

/** The names of the styles of a page's blocks and layouts, sorted. */
export function listStyled(page: Outline): string[] {
  const layouts = page.switchers.length > 0 ? [page.layout, 'switcher'] : [page.layout];
  return [
    ...listTypes(page).map((type) => `block.${type}`),
    ...layouts.map((name) => `layout.${name}`),
  ].sort();
}

/** `page` is null for the document of unknown addresses. */
export function needsOf(
  page: Outline | null,
  { styles, sheets, chunks, fonts }: Pick<Assets, 'styles' | 'sheets' | 'chunks' | 'fonts'>,
): Needs {
  const blocks = page === null ? [] : listTypes(page);
  const sheet = page === null ? undefined : sheets[listStyled(page).join(' ')];
  return {
    blocks,
    styles: sheet === undefined ? [styles] : [styles, sheet],
    chunks: blocks.flatMap((type) => chunks[type] ?? []),
    preloads: fonts,
  };
}
