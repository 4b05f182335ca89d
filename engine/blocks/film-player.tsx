// A film with one large button on its poster; its own controls come when it is first played, or where no script runs.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { substitute } from '../content/text/substitute';
import type { VideoView } from '../generated/block-views';
import { Icon } from '../ui/icon';
import { useLive } from '../ui/use-live';
import { Film } from './film';

interface FilmPlayerProps {
  readonly video: VideoView;
  /** The name of the button. */
  readonly label: string;
}

export function FilmPlayer({ video, label }: FilmPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  const live = useLive();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    // Somebody may have been quicker than the app.
    if (film.current?.paused === false) setStarted(true);
  }, []);
  const play = () => {
    // Without its controls a film cannot have the focus.
    flushSync(() => setStarted(true));
    film.current?.focus();
    // Its own controls say what keeps it from playing.
    film.current?.play().catch(() => undefined);
  };
  return (
    <div className="film">
      <Film ref={film} video={video} className="film-video" controls={!live || started} />
      {live && !started && (
        <button
          type="button"
          className="film-play"
          aria-label={substitute(label, { film: video.label })}
          onClick={play}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
