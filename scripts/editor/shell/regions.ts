// F6 goes from part to part of the editor: the bar, the list, the page, what is selected.

const regions = ['.bar', 'nav.side', '.stage > iframe', '.inspector'] as const;

const usable = 'input, select, textarea, button:not(:disabled), [tabindex="0"]';

/** `step`: 1 or -1. */
function goToRegion(step: number): void {
  const active = document.activeElement;
  const found = regions.map((name) => document.querySelector<HTMLElement>(name));
  const at = found.findIndex((region) => region?.contains(active));
  const next = found[(Math.max(at, 0) + step + found.length) % found.length];
  if (next instanceof HTMLIFrameElement) next.focus();
  else next?.querySelector<HTMLElement>(usable)?.focus();
}

export function takeRegionKey(event: KeyboardEvent): void {
  if (event.key !== 'F6') return;
  event.preventDefault();
  goToRegion(event.shiftKey ? -1 : 1);
}
