// A page view → what its document links and its code requests; used by head, page data and budgets alike.
import { findChunks } from '../content/pages/find-chunks';
import { hasStyles } from '../content/pages/form-fields';
import { isBand } from '../content/pages/is-band';
import type { BlockView } from '../generated/block-views';
import type { Assets } from '../model/assets';
import type { DocumentNeeds } from '../model/document';
import type { PageView } from '../model/site';
import type { CallToActionView } from '../model/views';
import type { BlockType } from './block-props';

interface Needs extends DocumentNeeds {
  /** The types of its blocks, each once. */
  readonly blocks: readonly BlockType[];
}

/** The parts of a view that determine its needs. */
interface Outline extends Pick<PageView, 'blocks' | 'callToAction' | 'layout' | 'nodes' | 'tone'> {
  readonly breadcrumbs: readonly unknown[];
  readonly switchers: readonly unknown[];
}

const listTypes = ({ blocks }: Outline): BlockType[] => [
  ...new Set(blocks.map(({ type }) => type)),
];

/** A form whose fields look different from those of most. */
const hasFields = (block: BlockView): boolean =>
  'form' in block && block.form.fields.some(hasStyles);

const hasTones = (block: BlockView): boolean =>
  'slides' in block && block.slides.some(({ tone }) => tone !== undefined);

const hasHours = (block: BlockView): boolean =>
  'hours' in block || ('offices' in block && block.offices.some(({ hours }) => hours));

/** What a block asks for beyond its type: a layout of its own, and members of all blocks that need rules. */
const listVariants = (block: BlockView): (string | undefined | false)[] => [
  'layout' in block && block.layout,
  block.kicker && 'kicker',
  ...(isBand(block) ? ['surface', `surface-${block.surface}`] : []),
  'width' in block && block.width && block.width !== 'wide' && `width-${block.width}`,
  block.align === 'centre' && 'centre',
  block.space && 'space',
  hasTones(block) && 'tone',
  hasFields(block) && 'fields',
  hasHours(block) && 'hours',
];

const toStyled = (block: BlockView): string[] => {
  const name = `block.${block.type}`;
  const variants = listVariants(block).filter((variant) => typeof variant === 'string');
  return [name, ...variants.map((variant) => `${name}.${variant}`)];
};

/** The layout of the invitation at the end of a page, and its surface. */
const listInvited = ({ layout, surface }: CallToActionView): string[] => [
  layout,
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
  return [...new Set([...page.blocks.flatMap(toStyled), ...layouts, ...nodes])].sort();
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
