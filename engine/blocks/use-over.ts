// Whether an instant has passed while the page is open. Never in the prerender: documents do not know the time.
import { useEffect, useState } from 'react';

/** Timers of browsers go no further, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** `until` is in milliseconds; without it, nothing ends. */
export function useOver(until: number | undefined): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const left = until - Date.now();
      if (left <= 0) setOver(true);
      else timer = setTimeout(look, Math.min(left, maxDelay));
    };
    look();
    return () => clearTimeout(timer);
  }, [until]);
  return over;
}
