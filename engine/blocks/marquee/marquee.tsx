import type { BlockProps } from '../block-props';

export function MarqueeBlock({ block }: BlockProps<'marquee'>) {
  return <section className="marquee">{block.type}</section>;
}
