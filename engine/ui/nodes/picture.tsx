import type { SpecialNodes } from '../../generated/concept-views';
import { Image } from '../image';
import { RunningText } from '../running-text';

/** A picture with its caption, and who made it. */
export function Picture({ node }: { readonly node: SpecialNodes['picture'] }) {
  const { caption, credit, image, wide } = node;
  return (
    <figure className="picture-figure" data-wide={wide ? '' : undefined}>
      <Image image={image} />
      {(caption || credit) && (
        <figcaption className="picture-caption">
          {caption && <RunningText text={caption} />}
          {caption && credit && ' '}
          {credit && (
            <small className="picture-credit">
              {typeof credit === 'string' ? credit : <RunningText text={credit} />}
            </small>
          )}
        </figcaption>
      )}
    </figure>
  );
}
