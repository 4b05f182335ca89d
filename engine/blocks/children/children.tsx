import type { BlockProps } from '../block-props';

export function ChildrenBlock({ block }: BlockProps<'children'>) {
  return <section className="children">{block.type}</section>;
}
