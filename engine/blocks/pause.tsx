// The page's one pause control, shown by the block that is responsible for it.

import { followingTypes, leadingTypes } from '../generated/block-roles';
import type { BlockView } from '../generated/block-views';
import type { CommonBlock } from '../model/common-block';
import type { PageView } from '../model/site';
import { MovementControl } from '../ui/movement-control';

const toVariant = ({ type, layout = '' }: CommonBlock): string => `${type}.${layout}`;

/** The first block that leads, else the first that follows. */
function findHost({ blocks }: PageView): BlockView | undefined {
  const find = (types: readonly string[]) =>
    blocks.find((block) => types.includes(block.type) || types.includes(toVariant(block)));
  return find(leadingTypes) ?? find(followingTypes);
}

interface PauseProps {
  readonly block: BlockView;
  readonly page: PageView;
}

/** Rendered by every block that moves; shows the control in one of them. */
export function Pause({ block, page }: PauseProps) {
  return findHost(page) === block ? <MovementControl /> : null;
}
