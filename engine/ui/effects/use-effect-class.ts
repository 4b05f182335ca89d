import { type RefObject, useEffect } from 'react';
import { useServices } from '../services';
import type { EffectName } from './watch';

/** Lets an element appear with its effect. The code is loaded only where an effect is used. */
export function useEffectClass(ref: RefObject<HTMLElement | null>, effect: EffectName): void {
  const { behaviour } = useServices().shell;
  useEffect(() => {
    const element = ref.current;
    if (effect === 'none' || element === null) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('./watch').then(
      ({ watch }) => {
        if (!gone) stop = watch(element, effect, behaviour);
      },
      // Without the code nothing is ever hidden.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [ref, effect, behaviour]);
}
