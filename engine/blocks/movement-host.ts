import type { BlockView } from '../generated/block-views';
import type { PageView } from '../model/site';

/** The block that carries the page's one pause control: its first carousel, else its first marquee. */
export const findMovementHost = ({ blocks }: PageView): BlockView | undefined =>
  blocks.find(({ type }) => type === 'carousel') ?? blocks.find(({ type }) => type === 'marquee');
