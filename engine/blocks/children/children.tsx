import type { BlockProps } from '../block-props';
import { CardSection } from '../card-section';

export function ChildrenBlock({ block, page }: BlockProps<'children'>) {
  if (page.children.length === 0) return null;
  return <CardSection block={block} cards={page.children} />;
}
