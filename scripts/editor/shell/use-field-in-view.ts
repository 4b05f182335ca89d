// A field that is to be shown → unfolded, in sight, and with the focus. Of one that the form lacks, the first of its parts, such as
// the amount of a price; else the nearest around it.
import { useEffect } from 'react';
import { useShell, useStore } from './use-shell';

/** In milliseconds: what a form shows may come a moment later. */
const maxWait = 1000;

function findField(name: string): Element | undefined {
  for (let end = name.length; end > name.indexOf('#'); end = name.lastIndexOf('/', end - 1)) {
    const at = CSS.escape(name.slice(0, end));
    const found =
      document.querySelector(`[data-field="${at}"]`) ??
      document.querySelector(`[data-field^="${at}/"]`);
    if (found !== null) return found;
  }
  return undefined;
}

function show(field: Element): void {
  for (let around = field.closest('details'); around !== null; ) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  const first =
    field.querySelector<HTMLElement>(
      'input, textarea, select:not(.words-bar *), [role=combobox], [contenteditable]',
    ) ?? field.querySelector('button');
  // A field has no box of its own.
  const shown = first?.closest('.asked, .file, .field') ?? first;
  shown?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  // As after Tab: what is typed takes the place of what stands there.
  if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  else if (first?.isContentEditable) getSelection()?.selectAllChildren(first);
}

export function useFieldInView(): void {
  const store = useStore();
  const { field } = useShell();
  useEffect(() => {
    if (field === undefined) return;
    const ending = new AbortController();
    const until = Date.now() + maxWait;
    const look = (): void => {
      if (ending.signal.aborted) return;
      const found = findField(field);
      if (found === undefined && Date.now() < until) return void requestAnimationFrame(look);
      if (found !== undefined) show(found);
      store.set({ field: undefined });
    };
    look();
    return () => ending.abort();
  }, [store, field]);
}
