import { LateNode } from '../../ui/late-node';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function CodeBlock({ block }: BlockProps<'code'>) {
  return (
    <BlockSection block={block}>
      <LateNode node={{ type: 'code', ...block.code }} level={3} />
    </BlockSection>
  );
}
