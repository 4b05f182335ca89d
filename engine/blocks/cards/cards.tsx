import type { BlockProps } from '../block-props';

export function CardsBlock({ block }: BlockProps<'cards'>) {
  return <section className="cards">{block.type}</section>;
}
