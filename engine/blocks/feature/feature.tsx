import { ContentNodes } from '../../ui/content-nodes';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { Film } from '../film';

export function FeatureBlock({ block }: BlockProps<'feature'>) {
  const { image, items, link, side, video } = block;
  return (
    <BlockSection block={block} placesHeading>
      <div className="feature-body" data-side={side}>
        <div className="feature-words">
          <BlockHeading block={block} />
          <ContentNodes nodes={items} level={3} />
          {link && (
            <Link className="button" href={link.href}>
              {link.label}
            </Link>
          )}
        </div>
        {(video || image) && (
          <div className="feature-picture">
            {video ? (
              <Film video={video} className="feature-film" />
            ) : (
              image && <Image image={image} />
            )}
          </div>
        )}
      </div>
    </BlockSection>
  );
}
