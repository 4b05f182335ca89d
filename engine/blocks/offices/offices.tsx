import type { BlockProps } from '../block-props';

export function OfficesBlock({ block }: BlockProps<'offices'>) {
  return <section className="offices">{block.type}</section>;
}
