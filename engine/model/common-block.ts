// A block of any type: what the engine may read of it without asking its module.
import type { BlockMembers } from '../generated/manifest';
import type { EveryBlock } from './own-block';

export type CommonBlock = EveryBlock<BlockMembers> & {
  /** Where its parts stand on wide screens, and how it ends: words for style sheets. */
  readonly placing?: string;
};
