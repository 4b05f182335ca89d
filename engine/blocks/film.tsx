// A film with its poster. It never plays by itself and is not fetched until it is played.
import type { ComponentProps } from 'react';
import type { VideoView } from '../generated/block-views';

const types: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
]);

const toType = (source: string): string | undefined =>
  types.get(source.slice(source.lastIndexOf('.') + 1).toLowerCase());

interface FilmProps extends ComponentProps<'video'> {
  readonly video: VideoView;
}

export function Film({ video, className, controls = true, ...more }: FilmProps) {
  return (
    // Without captions: the manifest knows films without speech only.
    <video
      className={className}
      controls={controls}
      preload="none"
      playsInline
      // Where browsers know it, the poster waits until it is nearly in view.
      {...{ loading: 'lazy' }}
      poster={video.poster}
      aria-label={video.label}
      {...more}
    >
      {video.sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <source key={index} src={source} type={toType(source)} />
      ))}
    </video>
  );
}
