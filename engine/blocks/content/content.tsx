import type { BlockProps } from '../block-props';

export function ContentBlock({ block }: BlockProps<'content'>) {
  return <section className="content">{block.type}</section>;
}
