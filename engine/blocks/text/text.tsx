import { toInnerLevel } from '../../content/pages/inner-level';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Contents } from '../contents';
import { Reading } from '../reading';

export function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <BlockSection block={block} drawing={block.drawing}>
      <Contents nodes={block.items} />
      <Reading nodes={block.items} level={toInnerLevel(block.heading)} />
    </BlockSection>
  );
}
