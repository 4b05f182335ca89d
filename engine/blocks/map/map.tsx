import { toRoute } from '../../content/addresses/frames';
import { substitute } from '../../content/text/substitute';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { OutsideFrame } from '../outside-frame';

type Props = Pick<BlockProps<'map'>, 'block' | 'settings'>;

function Words({ block, settings: { labels } }: Props) {
  const { address, planner, text } = block;
  return (
    <div className="map-words">
      <BlockHeading block={block} />
      <address className="map-address" aria-label={labels.address}>
        {address.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <span key={index} className="map-line">
            {line}
          </span>
        ))}
      </address>
      {text && (
        <p className="map-text">
          <RunningText text={text} />
        </p>
      )}
      <Link href={toRoute(planner, block)} className="button">
        {labels.route}
      </Link>
    </div>
  );
}

function Picture({ block, settings: { labels } }: Props) {
  const { address, image, service } = block;
  if (service === undefined) return <Image image={image} className="map-image" />;
  const title = substitute(labels.title, { address: address.join(', ') });
  return <OutsideFrame {...{ service, image, title, labels }} shown={block} ratio="4:3" />;
}

export function MapBlock(props: BlockProps<'map'>) {
  const { block } = props;
  return (
    <BlockSection block={block} placesHeading>
      <div className="map-body" data-side={block.side}>
        <Words {...props} />
        <div className="map-picture">
          <Picture {...props} />
        </div>
      </div>
    </BlockSection>
  );
}
