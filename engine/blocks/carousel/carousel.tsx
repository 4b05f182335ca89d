import type { BlockProps } from '../block-props';

export function CarouselBlock({ block }: BlockProps<'carousel'>) {
  return <section className="carousel">{block.type}</section>;
}
