// An invitation with a button, between other blocks.
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Invitation } from '../call-to-action';

export function ActionBlock({ block }: BlockProps<'action'>) {
  return (
    <BlockSection block={block} placesHeading>
      <div className="call-to-action" data-layout={block.layout} data-drawing={block.drawing}>
        <Invitation invitation={block} />
      </div>
    </BlockSection>
  );
}
