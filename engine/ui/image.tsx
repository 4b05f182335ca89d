import type { ImageView } from '../model/views';

interface ImageProps {
  readonly image: ImageView;
  readonly className?: string;
  /** The picture is visible at first: it is fetched at once and before others. */
  readonly first?: boolean;
}

export function Image({ image, className, first = false }: ImageProps) {
  return (
    <img
      className={className}
      data-focus={image.focus}
      // A drawing has one size for all.
      sizes={image.srcset && (first ? '(min-width: 64em) 50vw, 100vw' : 'auto, 100vw')}
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
}
