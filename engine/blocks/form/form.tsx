import type { BlockProps } from '../block-props';

export function FormBlock({ block }: BlockProps<'form'>) {
  return <section className="form">{block.type}</section>;
}
