// A page → whether its first block is its head, so that there is no other.
import { headTypes } from '../generated/block-roles';
import type { PageView } from '../model/site';

export function beginsWithHead({ blocks }: Pick<PageView, 'blocks'>): boolean {
  const [first] = blocks;
  return first !== undefined && headTypes.includes(first.type);
}
