import type { BlockProps } from '../block-props';
import { CardSection } from '../card-section';

export function CardsBlock({ block }: BlockProps<'cards'>) {
  // All of its pages are drafts, or items that are to come or over.
  if (block.cards.length === 0) return null;
  return <CardSection block={block} cards={block.cards} />;
}
