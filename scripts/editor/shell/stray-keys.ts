// Letters on a button, or where nothing has the focus, are words that miss their field: this is said, and the space or Enter behind
// them presses nothing.
import type { ShellStore } from './shell-store';

const text = 'No field has the caret, so these words go nowhere: click where they belong.';

export const sayStray = (store: ShellStore): void =>
  store.set({ said: text, status: { kind: 'waiting', text } });

export const isLetter = (key: string): boolean => /^[\p{L}\p{N}]$/u.test(key);

const missing = 'button, summary, body';

/** `say` tells the person. What is returned ends it. */
export function watchStrayKeys(say: () => void): () => void {
  /** Where the last letter went. */
  let stray: EventTarget | null = null;
  const take = (event: KeyboardEvent): void => {
    const { target, key, type } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element && target.matches(missing))) return;
    if (isLetter(key)) {
      stray = target;
      say();
    } else if (target === stray && (key === ' ' || key === 'Enter')) {
      event.preventDefault();
      event.stopPropagation();
      // Some browsers press a button when the key is let go.
      if (type === 'keyup') stray = null;
    }
  };
  const forget = (): void => {
    stray = null;
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, take, options);
  addEventListener('focusin', forget, options);
  return () => ending.abort();
}
