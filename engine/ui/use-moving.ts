import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from './services';
import { useLive } from './use-live';

/** Whether the visitor has paused everything that moves by itself. */
export function usePaused(): boolean {
  const { paused } = useServices().visit;
  return useSyncExternalStore(paused.subscribe, paused.get, paused.get);
}

/**
 * Whether something may move by itself now: not under a pointer, not around the focus, not in a hidden tab, not when
 * the visitor has paused movement or prefers reduced motion.
 */
export function useMoving(zone: RefObject<HTMLElement | null>): boolean {
  const live = useLive();
  const paused = usePaused();
  const [free, setFree] = useState(false);
  useEffect(() => {
    const element = zone.current;
    if (element === null) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let hovered = element.matches(':hover');
    const update = () =>
      setFree(
        !hovered && !element.contains(document.activeElement) && !document.hidden && !calm.matches,
      );
    const enter = () => {
      hovered = true;
      update();
    };
    const leave = () => {
      hovered = false;
      update();
    };
    // During focusout the focus is not on the next element yet.
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
        queueMicrotask(update);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', update, { signal });
    element.addEventListener('focusout', focusOut, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    calm.addEventListener('change', update, { signal });
    update();
    return () => ending.abort();
  }, [zone]);
  return live && free && !paused;
}
