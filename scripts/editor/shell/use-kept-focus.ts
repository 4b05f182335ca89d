// Somebody who uses keys keeps their place: where what has the focus is taken away, or cannot be used any more, what is nearest to it
// has the focus.
import { type RefObject, useEffect } from 'react';

const usable =
  'input:not(:disabled), select, textarea, button:not(:disabled), a[href], summary, [tabindex="0"]';

function listAround(element: Element): Element[] {
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return around;
}

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    let last: { readonly element: Element; readonly around: readonly Element[] } | undefined;
    const note = ({ target }: FocusEvent): void => {
      const element = target as Element;
      // A click shows no focus, and nobody looks for it after that.
      last = element.matches(':focus-visible')
        ? { element, around: listAround(element) }
        : undefined;
    };
    const look = (): void => {
      if (last === undefined || document.activeElement !== document.body) return;
      const { element, around } = last;
      if (element.isConnected && !(element as HTMLButtonElement).disabled) return;
      const place = around.find((one) => one.isConnected && one.querySelector(usable) !== null);
      place?.querySelector<HTMLElement>(usable)?.focus();
    };
    const watching = new MutationObserver(look);
    watching.observe(current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    current.addEventListener('focusin', note);
    return () => {
      watching.disconnect();
      current.removeEventListener('focusin', note);
    };
  }, [root]);
}
