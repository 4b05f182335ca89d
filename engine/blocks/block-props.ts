import type { ComponentType } from 'react';
import type { BlockView, BlockViews } from '../generated/block-views';
import type { BlockType, SettingsOf } from '../model/block-types';
import type { PageView } from '../model/site';

export type { BlockType };

/** The props of a block component. */
export interface BlockProps<Type extends BlockType> {
  readonly block: BlockViews[Type];
  readonly page: PageView;
  /** What the manifest says about all blocks of the type. */
  readonly settings: SettingsOf<Type>;
  /** The functions of `element-ids.ts` derive the ids of its elements from it. */
  readonly blockId: string;
}

/** The props of a component whose type of block is not known. */
export interface AnyBlockProps {
  readonly block: BlockView;
  readonly page: PageView;
  readonly settings: object | undefined;
  readonly blockId: string;
}

export type AnyBlock = ComponentType<AnyBlockProps>;

/** A component for each block type. */
export type BlockComponents = {
  readonly [Type in BlockType]: ComponentType<BlockProps<Type>>;
};

/** Components for some of them. */
export type SomeBlockComponents = Partial<BlockComponents>;
