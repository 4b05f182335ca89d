import type { ComponentType } from 'react';
import type { BlockView, BlockViews } from '../generated/block-views';
import type { BlockType, SettingsOf } from '../model/block-types';
import type { ItemCard, OwnMembers } from '../model/item-views';
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

/** The props of the card of a kind: what lists show of an item, beside its picture. `Type` is such as `course/card`. */
export interface CardProps<Type extends BlockType> {
  /** The members of the item. */
  readonly block: BlockViews[Type];
  /** Its title, address and summary, and what it says in words. */
  readonly card: ItemCard;
  /** The page with the list. */
  readonly page: PageView;
  /** The level of its heading. */
  readonly level: 2 | 3 | 4;
}

interface AnyCardProps extends Omit<CardProps<BlockType>, 'block'> {
  readonly block: OwnMembers;
}

/** By type: `course/card`. */
export type ItemCards = Readonly<Record<string, ComponentType<AnyCardProps>>>;

/** A component for each block type. */
export type BlockComponents = {
  readonly [Type in BlockType]: ComponentType<BlockProps<Type>>;
};

/** Components for some of them. */
export type SomeBlockComponents = Partial<BlockComponents>;
