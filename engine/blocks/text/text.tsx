import { toInnerLevel } from '../../content/inner-level';
import { ContentNodes } from '../../ui/content-nodes';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Contents } from '../contents';

export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <BlockSection block={block}>
      <Contents nodes={block.items} />
      <ContentNodes nodes={block.items} level={toInnerLevel(block.heading)} />
    </BlockSection>
  );
}
