import type { BlockProps } from '../block-props';

export function BoxesBlock({ block }: BlockProps<'boxes'>) {
  return <section className="boxes">{block.type}</section>;
}
