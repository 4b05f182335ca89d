import { ContentNodes } from '../../ui/content-nodes';
import { Image } from '../../ui/image';
import { Link } from '../../ui/link';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockSection } from '../block-section';
import { FilmPlayer } from '../film-player';

type FeatureSteps = NonNullable<BlockProps<'feature'>['block']['steps']>;

/** They scroll beside the picture, or each beside its own; or they are a row below the words. */
function Steps({ steps }: { readonly steps: FeatureSteps }) {
  return (
    <ol className="feature-steps">
      {steps.map(({ heading, text, image }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <li className="feature-step" key={index}>
          <div className="feature-step-words">
            <h3>{heading}</h3>
            <p>
              <RunningText text={text} />
            </p>
          </div>
          {image && <Image image={image} className="feature-step-picture" />}
        </li>
      ))}
    </ol>
  );
}

export function FeatureBlock({ block, settings }: BlockProps<'feature'>) {
  const { image, items, layout, link, side, steps, video } = block;
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
          {layout === 'scroll' && steps && <Steps steps={steps} />}
        </div>
        {layout === 'row' && steps && <Steps steps={steps} />}
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
