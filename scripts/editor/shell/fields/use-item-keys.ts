// The items of a list → a key for each that stays with it: what is typed into one, and which is open, goes where it goes.
import { useRef } from 'react';
import { followIndex } from '../../moved-places';

interface Keyed {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
}

/** `begun`: the keys that some had by their place before they were written; each is taken once. */
export function useItemKeys(
  items: readonly unknown[],
  begun?: Map<number, number>,
): readonly number[] {
  const known = useRef<Keyed>({ items: [], keys: [] });
  const next = useRef(0);
  const { current } = known;
  if (current.items === items) return current.keys;
  const kept = new Map(
    current.keys.map((key, index) => [followIndex(current.items, items, index), key]),
  );
  const keys = items.map((_, index) => {
    const key = kept.get(index) ?? begun?.get(index);
    begun?.delete(index);
    if (key !== undefined) return key;
    next.current += 1;
    return next.current;
  });
  known.current = { items, keys };
  return keys;
}
