import { type RefObject, useEffect, useState } from 'react';

interface Marquee {
  readonly zone: RefObject<HTMLElement | null>;
  readonly text: RefObject<HTMLElement | null>;
  /** In pixels per second. */
  readonly speed: number;
}

/** Measures the line and sets how long it takes to pass; the result is how many copies must follow it. */
export function useMarquee({ zone, text, speed }: Marquee): number {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    const line = zone.current;
    const words = text.current;
    if (line === null || words === null) return;
    const measure = () => {
      const width = words.offsetWidth;
      if (width === 0) return;
      line.style.setProperty('--marquee-duration', `${width / speed}s`);
      setCopies(Math.min(Math.ceil(line.clientWidth / width), 20));
    };
    // The browser brings a focused link into view by scrolling the line.
    const rewind = () => line.scrollTo(0, 0);
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    observer.observe(words);
    line.addEventListener('focusout', rewind);
    return () => {
      observer.disconnect();
      line.removeEventListener('focusout', rewind);
    };
  }, [zone, text, speed]);
  return copies;
}
