// A page → how many of its blocks open it, before its head: slides that lead, and a moving line above them.
import { followingTypes, leadingTypes } from '../generated/block-roles';
import type { PageView } from '../model/site';

export function countOpening({ blocks }: Pick<PageView, 'blocks'>): number {
  const index = blocks.findIndex(({ type }) => !followingTypes.includes(type));
  const first = blocks[index];
  return first !== undefined && leadingTypes.includes(first.type) ? index + 1 : 0;
}
