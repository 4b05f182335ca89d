// Folds (`details`) of a block: an address that leads into one opens it, and on paper all of them are open.
import { type RefObject, useEffect } from 'react';
import { findAddressed } from './find-addressed';

/** Opens what is closed until the result is called. */
function openAll(element: HTMLElement): () => void {
  const closed = [...element.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
  for (const fold of closed) fold.open = true;
  return () => {
    for (const fold of closed) fold.open = false;
  };
}

/** Opens the fold around what the address names. Browsers do it by themselves only in part. */
function openAddressed(element: HTMLElement): void {
  const target = findAddressed(element);
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView({ behavior: 'instant' });
}

export function useFolds(zone: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = zone.current;
    if (element === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    let close: (() => void) | undefined;
    window.addEventListener('hashchange', () => openAddressed(element), { signal });
    // For browsers whose sheet for paper cannot open them.
    window.addEventListener('beforeprint', () => (close = openAll(element)), { signal });
    window.addEventListener('afterprint', () => close?.(), { signal });
    openAddressed(element);
    return () => ending.abort();
  }, [zone]);
}
