import type { ImageView } from '../generated/concept-views';

interface ImageProps {
  readonly image: ImageView;
  readonly className?: string;
  /** The picture is visible at first: it is fetched at once and before others. */
  readonly first?: boolean;
  /** How wide it is shown, where that is known, in the format of the attribute. */
  readonly sizes?: string;
}

export function Image({ image, className, first = false, sizes }: ImageProps) {
  const { sources } = image;
  const usual = first ? '(min-width: 64em) 50vw, 100vw' : 'auto, 100vw';
  const picture = (
    <img
      className={className}
      data-focus={image.focus}
      data-narrow={image.narrowFocus}
      data-ratio={image.ratio}
      data-edge={image.edge}
      // A drawing has one size for all.
      sizes={image.srcset && (sizes ?? usual)}
      srcSet={image.srcset}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!sources) return picture;
  return (
    <picture>
      {sources.map(({ srcset, media, type, width, height }) => (
        <source
          key={srcset}
          srcSet={srcset}
          sizes={/ \d+w/.test(srcset) ? (sizes ?? usual) : undefined}
          media={media}
          type={type}
          width={width}
          height={height}
        />
      ))}
      {picture}
    </picture>
  );
}
