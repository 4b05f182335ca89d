// Generated from the files of engine/ by `npm run types`: change those, not this file.
// The blocks whose code is part of the app; all others come as a chunk of their own.
import type { SomeBlockComponents } from '../blocks/block-props';
import { CardsBlock } from '../blocks/cards/cards';
import { ChildrenBlock } from '../blocks/children/children';
import { ContentBlock } from '../blocks/content/content';
import { TextBlock } from '../blocks/text/text';

export const eagerBlocks = {
  cards: CardsBlock,
  children: ChildrenBlock,
  content: ContentBlock,
  text: TextBlock,
} satisfies SomeBlockComponents;
