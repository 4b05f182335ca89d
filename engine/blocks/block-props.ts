import type { ComponentType } from 'react';
import type { BlockView } from '../generated/block-views';
import type { PageView } from '../model/site';

export type BlockType = BlockView['type'];

/** What a block component gets: its own description, the page around it and the level of its heading. */
export interface BlockProps<Type extends BlockType> {
  readonly block: Extract<BlockView, { type: Type }>;
  readonly page: PageView;
  /** What the ids of its elements are made of, by the functions of `element-ids.ts`. */
  readonly blockId: string;
}

/** A component for each block type. */
export type BlockComponents = {
  readonly [Type in BlockType]: ComponentType<BlockProps<Type>>;
};
