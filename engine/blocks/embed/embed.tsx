import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { OutsideFrame } from '../outside-frame';

export function EmbedBlock({ block, settings: { labels } }: BlockProps<'embed'>) {
  const { heading, image, kicker, ratio, service, text, title } = block;
  return (
    <BlockSection block={block} placesHeading>
      <div className="embed-body">
        {(heading ?? text ?? kicker) !== undefined && (
          <div className="embed-words">
            <BlockHeading block={block} />
            {text && (
              <p className="block-text">
                <RunningText text={text} />
              </p>
            )}
          </div>
        )}
        <OutsideFrame {...{ service, image, ratio, title, labels }} shown={block} caption={title} />
      </div>
    </BlockSection>
  );
}
