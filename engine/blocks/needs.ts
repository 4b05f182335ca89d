// A page view → what its document links and its code requests; used by head, page data and budgets alike.
import type { BlockView } from '../generated/block-views';
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

/** A block with a layout of its own also has the styles of that layout. */
const toStyled = (block: BlockView): string[] => {
  const name = `block.${block.type}`;
  return 'layout' in block && block.layout !== undefined
    ? [name, `${name}.${block.layout}`]
    : [name];
};

/** The names of the styles of a page's blocks, their layouts and the layouts of the page, sorted. */
export function listStyled(page: Outline): string[] {
  const layouts = page.switchers.length > 0 ? [page.layout, 'switcher'] : [page.layout];
  const names = [...page.blocks.flatMap(toStyled), ...layouts.map((name) => `layout.${name}`)];
  return [...new Set(names)].sort();
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
