import type { BlockProps } from '../block-props';
import { CardSection } from '../card-section';

export function CardsBlock({ block }: BlockProps<'cards'>) {
  return <CardSection block={block} cards={block.cards} />;
}
