// Every block type with its component, for the prerender.
import type { BlockComponents } from './block-props';
import { BoxesBlock } from './boxes/boxes';
import { CardsBlock } from './cards/cards';
import { CarouselBlock } from './carousel/carousel';
import { ChildrenBlock } from './children/children';
import { ContentBlock } from './content/content';
import { FeatureBlock } from './feature/feature';
import { FormBlock } from './form/form';
import { MarqueeBlock } from './marquee/marquee';
import { OfficesBlock } from './offices/offices';
import { PeopleBlock } from './people/people';
import { TextBlock } from './text/text';

export const allBlocks = {
  boxes: BoxesBlock,
  cards: CardsBlock,
  carousel: CarouselBlock,
  children: ChildrenBlock,
  content: ContentBlock,
  feature: FeatureBlock,
  form: FormBlock,
  marquee: MarqueeBlock,
  offices: OfficesBlock,
  people: PeopleBlock,
  text: TextBlock,
} satisfies BlockComponents;
