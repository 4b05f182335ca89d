// Ctrl+Z takes the last step back, and Ctrl+Y does it again, wherever the focus is. Of words that are typed and not saved yet the
// browser takes back the typing.

/** Of an element that a person types into, while everything that it says is saved, or on its way. */
export const restsAttribute = 'data-rests';

const typedInto =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="color"], [type="range"], [type="file"])';

export type HistoryAct = 'undo' | 'redo';

type History = { readonly [Act in HistoryAct]: () => unknown };

/** Undefined for any other key. */
export function findHistoryAct({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>):
  | HistoryAct
  | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey && !metaKey ? 'redo' : undefined;
}

export function takeHistoryKey(history: History, event: KeyboardEvent): void {
  const act = findHistoryAct(event);
  if (act === undefined || event.defaultPrevented) return;
  const field = (event.target as Element | null)?.closest?.(typedInto);
  if (field && !field.hasAttribute(restsAttribute)) return;
  event.preventDefault();
  history[act]();
}
