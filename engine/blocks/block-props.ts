import type { ComponentType } from 'react';
import type { BlockViews } from '../generated/block-views';
import type { BlockType, SettingsOf } from '../model/block-types';
import type { PageView } from '../model/site';

export type { BlockType };

/** What a block component gets. */
export interface BlockProps<Type extends BlockType> {
  readonly block: BlockViews[Type];
  readonly page: PageView;
  /** What the manifest says of all blocks of the type. */
  readonly settings: SettingsOf<Type>;
  /** What the ids of its elements are made of, by the functions of `element-ids.ts`. */
  readonly blockId: string;
}

/** A component for each block type. */
export type BlockComponents = {
  readonly [Type in BlockType]: ComponentType<BlockProps<Type>>;
};

/** Components for some of them. */
export type SomeBlockComponents = Partial<BlockComponents>;
