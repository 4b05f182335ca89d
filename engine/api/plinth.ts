// What the components of a site's own blocks may import, as "plinth": all of it is in the app that every page loads. What is in
// this folder changes by the rules of versions (.github/CONTRIBUTING.md); nothing else of the engine can be imported.

export type { BlockProps, BlockType, CardProps } from '../blocks/block-props';
export { BlockHeading, BlockSection } from '../blocks/block-section';
export { CardList } from '../blocks/card-list';
export { Contents } from '../blocks/contents';
export { toTelephone } from '../content/addresses/address';
export { toInnerLevel } from '../content/pages/inner-level';
export { plain } from '../content/text/words';
export type {
  CardView,
  ContentNode,
  ImageView,
  LinkView,
  RichText,
} from '../generated/concept-views';
export type { DateView, ItemCard, ItemFact, ItemView } from '../model/item-views';
export { ContentNodes } from '../ui/content-nodes';
export { Dialog, showNamedDialog } from '../ui/dialog';
export { useEffectClass } from '../ui/effects/use-effect-class';
export { Icon } from '../ui/icon';
export { Image } from '../ui/image';
export { Link } from '../ui/link';
export { RunningText } from '../ui/running-text';
export { useLive } from '../ui/use-live';
export { useBehaviour, useContent, useLabels, useLanguage } from '../ui/use-site';
