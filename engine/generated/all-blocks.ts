// Generated from the files of engine/ by `npm run types`: change those, not this file.
// Every type of block with its component, for the prerender.
import { ActionBlock } from '../blocks/action/action';
import type { BlockComponents } from '../blocks/block-props';
import { BoxesBlock } from '../blocks/boxes/boxes';
import { CardsBlock } from '../blocks/cards/cards';
import { CarouselBlock } from '../blocks/carousel/carousel';
import { ChildrenBlock } from '../blocks/children/children';
import { CodeBlock } from '../blocks/code/code';
import { ContentBlock } from '../blocks/content/content';
import { DownloadsBlock } from '../blocks/downloads/downloads';
import { EmbedBlock } from '../blocks/embed/embed';
import { FactsBlock } from '../blocks/facts/facts';
import { FeatureBlock } from '../blocks/feature/feature';
import { FiguresBlock } from '../blocks/figures/figures';
import { FormBlock } from '../blocks/form/form';
import { GalleryBlock } from '../blocks/gallery/gallery';
import { HeroBlock } from '../blocks/hero/hero';
import { HoursBlock } from '../blocks/hours/hours';
import { ItemBlock } from '../blocks/item/item';
import { ItemsBlock } from '../blocks/items/items';
import { LatestBlock } from '../blocks/latest/latest';
import { LogosBlock } from '../blocks/logos/logos';
import { MapBlock } from '../blocks/map/map';
import { MarqueeBlock } from '../blocks/marquee/marquee';
import { OfficesBlock } from '../blocks/offices/offices';
import { PeopleBlock } from '../blocks/people/people';
import { PictureBlock } from '../blocks/picture/picture';
import { PlansBlock } from '../blocks/plans/plans';
import { PricesBlock } from '../blocks/prices/prices';
import { QuestionsBlock } from '../blocks/questions/questions';
import { QuoteBlock } from '../blocks/quote/quote';
import { SearchBlock } from '../blocks/search/search';
import { TableBlock } from '../blocks/table/table';
import { TabsBlock } from '../blocks/tabs/tabs';
import { TextBlock } from '../blocks/text/text';

export const allBlocks = {
  action: ActionBlock,
  boxes: BoxesBlock,
  cards: CardsBlock,
  carousel: CarouselBlock,
  children: ChildrenBlock,
  code: CodeBlock,
  content: ContentBlock,
  downloads: DownloadsBlock,
  embed: EmbedBlock,
  facts: FactsBlock,
  feature: FeatureBlock,
  figures: FiguresBlock,
  form: FormBlock,
  gallery: GalleryBlock,
  hero: HeroBlock,
  hours: HoursBlock,
  item: ItemBlock,
  items: ItemsBlock,
  latest: LatestBlock,
  logos: LogosBlock,
  map: MapBlock,
  marquee: MarqueeBlock,
  offices: OfficesBlock,
  people: PeopleBlock,
  picture: PictureBlock,
  plans: PlansBlock,
  prices: PricesBlock,
  questions: QuestionsBlock,
  quote: QuoteBlock,
  search: SearchBlock,
  table: TableBlock,
  tabs: TabsBlock,
  text: TextBlock,
} satisfies BlockComponents;
