// The field that a click on the page opens beside it: what is typed meanwhile comes into it.
import { toTimes } from '../../../engine/manifest/shape/meant-day';
import type { ShellStore } from '../shell/shell-store';

const field = 'input, textarea, [contenteditable]';
const usable = `${field}, select, button, summary, [tabindex="0"]`;

/** Resolves when it has the focus, or there is none. */
export const whenFieldOpen = (store: ShellStore): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (store.get().field !== undefined) return;
      end();
      resolve();
    };
    const end = store.subscribe(look);
    look();
  });

/** "930", "9:30p" */
function toTime(typed: string): string | undefined {
  const said = typed.replace(/^(\d\d?)(\d\d)(?!\d)/, '$1:$2').replace(/[ap]$/i, '$&m');
  return toTimes(said).find((one) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(one));
}

/** A time has parts that only the browser types into: until it is left, all that is typed says it anew. */
function takeTime(event: KeyboardEvent): void {
  const input = event.currentTarget as HTMLInputElement;
  const { key } = event;
  if (key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) {
    leaveTime(event);
    return;
  }
  event.preventDefault();
  input.dataset.typed = (input.dataset.typed ?? '') + key;
  input.value = toTime(input.dataset.typed) ?? input.value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function leaveTime({ currentTarget }: Event): void {
  const input = currentTarget as HTMLInputElement;
  delete input.dataset.typed;
  input.removeEventListener('keydown', takeTime);
}

/** Undefined where none is open. */
export function findOpenField(): HTMLElement | undefined {
  const found = document.activeElement;
  if (!found?.matches(field)) return undefined;
  if ((found as HTMLInputElement).type === 'time') {
    found.addEventListener('keydown', takeTime as EventListener);
    found.addEventListener('blur', leaveTime, { once: true });
  }
  return found as HTMLElement;
}

/** As the browser does after Tab. */
export function leaveField(from: HTMLElement, step: 1 | -1): void {
  const all = [...(from.closest('.inspector')?.querySelectorAll<HTMLElement>(usable) ?? [])];
  const stops = all.filter((one) => one === from || (one.tabIndex >= 0 && one.checkVisibility()));
  const next = stops[stops.indexOf(from) + step];
  next?.focus();
  if (next?.matches('input, textarea')) (next as HTMLInputElement).select();
}
