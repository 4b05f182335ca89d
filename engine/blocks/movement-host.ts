import type { BlockView } from '../generated/block-views';
import { followingTypes, leadingTypes } from '../generated/moving-blocks';
import type { BlockType } from '../model/block-types';
import type { PageView } from '../model/site';

/** The block that carries the page's one pause control: the first that leads, else the first that follows. */
export function findMovementHost({ blocks }: PageView): BlockView | undefined {
  const find = (types: readonly BlockType[]) => blocks.find(({ type }) => types.includes(type));
  return find(leadingTypes) ?? find(followingTypes);
}
