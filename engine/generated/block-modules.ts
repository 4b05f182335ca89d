// Generated from the files of engine/ by `npm run types`: change those, not this file.
// What the rest of the engine may know of each type of block.
import { actionBlock } from '../blocks/action/action.block';
import { boxesBlock } from '../blocks/boxes/boxes.block';
import { cardsBlock } from '../blocks/cards/cards.block';
import { carouselBlock } from '../blocks/carousel/carousel.block';
import { childrenBlock } from '../blocks/children/children.block';
import { codeBlock } from '../blocks/code/code.block';
import { contentBlock } from '../blocks/content/content.block';
import { downloadsBlock } from '../blocks/downloads/downloads.block';
import { embedBlock } from '../blocks/embed/embed.block';
import { factsBlock } from '../blocks/facts/facts.block';
import { featureBlock } from '../blocks/feature/feature.block';
import { figuresBlock } from '../blocks/figures/figures.block';
import { formBlock } from '../blocks/form/form.block';
import { galleryBlock } from '../blocks/gallery/gallery.block';
import { heroBlock } from '../blocks/hero/hero.block';
import { hoursBlock } from '../blocks/hours/hours.block';
import { itemBlock } from '../blocks/item/item.block';
import { itemsBlock } from '../blocks/items/items.block';
import { latestBlock } from '../blocks/latest/latest.block';
import { logosBlock } from '../blocks/logos/logos.block';
import { mapBlock } from '../blocks/map/map.block';
import { marqueeBlock } from '../blocks/marquee/marquee.block';
import { officesBlock } from '../blocks/offices/offices.block';
import { peopleBlock } from '../blocks/people/people.block';
import { pictureBlock } from '../blocks/picture/picture.block';
import { plansBlock } from '../blocks/plans/plans.block';
import { pricesBlock } from '../blocks/prices/prices.block';
import { questionsBlock } from '../blocks/questions/questions.block';
import { quoteBlock } from '../blocks/quote/quote.block';
import { searchBlock } from '../blocks/search/search.block';
import { tableBlock } from '../blocks/table/table.block';
import { tabsBlock } from '../blocks/tabs/tabs.block';
import { textBlock } from '../blocks/text/text.block';
import type { AllBlockModules } from '../model/block-module';

export const blockModules = {
  action: actionBlock,
  boxes: boxesBlock,
  cards: cardsBlock,
  carousel: carouselBlock,
  children: childrenBlock,
  code: codeBlock,
  content: contentBlock,
  downloads: downloadsBlock,
  embed: embedBlock,
  facts: factsBlock,
  feature: featureBlock,
  figures: figuresBlock,
  form: formBlock,
  gallery: galleryBlock,
  hero: heroBlock,
  hours: hoursBlock,
  item: itemBlock,
  items: itemsBlock,
  latest: latestBlock,
  logos: logosBlock,
  map: mapBlock,
  marquee: marqueeBlock,
  offices: officesBlock,
  people: peopleBlock,
  picture: pictureBlock,
  plans: plansBlock,
  prices: pricesBlock,
  questions: questionsBlock,
  quote: quoteBlock,
  search: searchBlock,
  table: tableBlock,
  tabs: tabsBlock,
  text: textBlock,
} satisfies AllBlockModules;
