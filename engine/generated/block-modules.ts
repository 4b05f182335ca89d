// Generated from the files of engine/ by `npm run types`: change those, not this file.
// What the rest of the engine may know of each type of block.
import { actionBlock } from '../blocks/action/action.block';
import { boxesBlock } from '../blocks/boxes/boxes.block';
import { cardsBlock } from '../blocks/cards/cards.block';
import { carouselBlock } from '../blocks/carousel/carousel.block';
import { childrenBlock } from '../blocks/children/children.block';
import { contentBlock } from '../blocks/content/content.block';
import { downloadsBlock } from '../blocks/downloads/downloads.block';
import { featureBlock } from '../blocks/feature/feature.block';
import { formBlock } from '../blocks/form/form.block';
import { heroBlock } from '../blocks/hero/hero.block';
import { marqueeBlock } from '../blocks/marquee/marquee.block';
import { officesBlock } from '../blocks/offices/offices.block';
import { peopleBlock } from '../blocks/people/people.block';
import { textBlock } from '../blocks/text/text.block';
import type { AllBlockModules } from '../model/block-module';

export const blockModules = {
  action: actionBlock,
  boxes: boxesBlock,
  cards: cardsBlock,
  carousel: carouselBlock,
  children: childrenBlock,
  content: contentBlock,
  downloads: downloadsBlock,
  feature: featureBlock,
  form: formBlock,
  hero: heroBlock,
  marquee: marqueeBlock,
  offices: officesBlock,
  people: peopleBlock,
  text: textBlock,
} satisfies AllBlockModules;
