import { LateNode } from '../../ui/late-node';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function PictureBlock({ block }: BlockProps<'picture'>) {
  return (
    <BlockSection block={block}>
      <LateNode node={{ type: 'picture', ...block.picture }} level={3} />
    </BlockSection>
  );
}
