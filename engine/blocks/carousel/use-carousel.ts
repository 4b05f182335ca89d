import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Carousel {
  readonly track: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly moving: boolean;
  /** How long a slide is shown, in milliseconds. */
  readonly interval: number;
}

interface CarouselState {
  readonly current: number;
  /** Moves on by a number of slides; after the last comes the first. */
  readonly move: (by: number) => void;
}

/** Scrolls only the track, never the page; wraps around without passing all slides again. */
function show(track: HTMLElement, index: number, around: boolean): void {
  const slide = track.children[index];
  if (!(slide instanceof HTMLElement)) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollTo({ left: slide.offsetLeft, behavior: calm || around ? 'instant' : 'smooth' });
  if (around && !calm) track.animate({ opacity: [0, 1] }, { duration: 400, easing: 'ease-out' });
}

/** The slide that fills most of the track, in either text direction. */
const findShown = (track: HTMLElement): number =>
  Math.round(Math.abs(track.scrollLeft) / Math.max(track.clientWidth, 1));

const gestures = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

export function useCarousel({ track, count, moving, interval }: Carousel): CarouselState {
  const [current, setCurrent] = useState(0);
  // The target of our own scrolling is known; only the visitor's scrolling has to be followed.
  const followed = useRef(false);
  const move = useCallback(
    (by: number) => {
      const next = (current + by + count) % count;
      followed.current = false;
      if (track.current) show(track.current, next, Math.abs(next - current) !== 1);
      setCurrent(next);
    },
    [track, count, current],
  );
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => {
      if (followed.current) setCurrent(Math.min(findShown(element), count - 1));
    };
    const begin = () => {
      followed.current = true;
    };
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of gestures) element.addEventListener(type, begin, { signal, passive: true });
    element.addEventListener('scroll', follow, { signal, passive: true });
    // It may have been swiped before the app ran.
    setCurrent(Math.min(findShown(element), count - 1));
    return () => ending.abort();
  }, [track, count]);
  useEffect(() => {
    if (!moving || count < 2) return;
    const timer = setTimeout(() => move(1), interval);
    return () => clearTimeout(timer);
  }, [moving, count, interval, move]);
  return { current, move };
}
