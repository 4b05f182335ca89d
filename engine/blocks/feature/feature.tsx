import { ContentNodes } from '../../ui/content-nodes';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { FilmPlayer } from '../film-player';

export function FeatureBlock({ block, settings }: BlockProps<'feature'>) {
  const { image, items, link, side, video } = block;
  return (
    <BlockSection block={block} placesHeading>
      <div className="feature-body" data-side={side}>
        <div className="feature-words">
          <BlockHeading block={block} />
          <ContentNodes nodes={items} level={3} />
          {link && (
            <Link className="button button-second" href={link.href} of={link}>
              {link.label}
            </Link>
          )}
        </div>
        {(video || image) && (
          <div className="feature-picture">
            {video ? (
              <FilmPlayer video={video} label={settings.labels.play} />
            ) : (
              image && <Image image={image} />
            )}
          </div>
        )}
      </div>
    </BlockSection>
  );
}
