// The block types whose code is part of the app; all others come as a chunk of their own, loaded before rendering.
import type { BlockComponents } from './block-props';
import { CardsBlock } from './cards/cards';
import { ChildrenBlock } from './children/children';
import { ContentBlock } from './content/content';
import { TextBlock } from './text/text';

export const eagerBlocks = {
  cards: CardsBlock,
  children: ChildrenBlock,
  content: ContentBlock,
  text: TextBlock,
} satisfies Partial<BlockComponents>;
