import type { BlockProps } from '../block-props';

export function TextBlock({ block }: BlockProps<'text'>) {
  return <section className="text">{block.type}</section>;
}
