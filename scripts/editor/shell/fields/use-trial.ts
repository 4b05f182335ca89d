// A choice that is seen on the page while somebody points at it, and written once it is made.
import { useCallback, useEffect, useRef } from 'react';
import { type FieldPlace, toOperation } from './field-value';
import { useSent } from './use-sent';

interface Trial {
  /** Shows the page with a value; undefined in a list shows it without one, nothing as it is. */
  readonly point: (pointed: readonly [value: unknown] | undefined) => void;
  /** What was tried last is seen until it is written. */
  readonly keep: <Result>(saving: Promise<Result>) => Promise<Result>;
}

export function useTrial(place: FieldPlace, written: unknown): Trial {
  const { store } = place;
  const { isOnWay, send } = useSent();
  useEffect(() => () => store.tryOut(), [store]);
  const latest = useRef({ place, written });
  latest.current = { place, written };
  const point = useCallback(
    (pointed: readonly [value: unknown] | undefined): void => {
      if (isOnWay()) return;
      const { current } = latest;
      const isNew = pointed !== undefined && pointed[0] !== current.written;
      current.place.store.tryOut(isNew ? [toOperation(current.place, pointed[0])] : undefined);
    },
    [isOnWay],
  );
  const keep = useCallback(
    async <Result>(save: Promise<Result>): Promise<Result> => {
      try {
        return await send(save);
      } finally {
        store.tryOut();
      }
    },
    [store, send],
  );
  return { point, keep };
}
