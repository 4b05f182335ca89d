// What is typed between a click on words and the moment when they can be typed → the same, once they can.

/** What a key does in words. */
const commands: Readonly<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'forwardDelete',
};
const moves: Readonly<Record<string, readonly [direction: string, by: string]>> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const isCommand = ({ ctrlKey, metaKey, altKey }: Key): boolean => ctrlKey || metaKey || altKey;

const isPaste = (key: Key): boolean => isCommand(key) && key.key.toLowerCase() === 'v';

export class KeptKeys {
  /** What is pasted is kept by its words. */
  readonly #keys: (Key | string)[] = [];

  keep(event: KeyboardEvent): void {
    // Only the browser can say what is pasted: it does so after the key.
    if (isPaste(event)) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    this.#keys.push({ key, ctrlKey, metaKey, shiftKey, altKey });
  }

  keepPasted(event: ClipboardEvent): void {
    event.preventDefault();
    this.#keys.push(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Those that were typed for other words. */
  takeOver(keys: readonly (Key | string)[]): void {
    this.#keys.push(...keys);
  }

  /** `findHost`: the element that is typed into; after Enter another one. `findNext`: those that wait for it, after Tab in a table. */
  replay(findHost: () => HTMLElement | undefined, findNext: () => KeptKeys | undefined): void {
    const keys = this.#keys.splice(0);
    for (const [at, key] of keys.entries()) {
      const host = findHost();
      if (host === undefined) {
        findNext()?.takeOver(keys.slice(at));
        return;
      }
      if (typeof key === 'string') {
        paste(host, key);
        continue;
      }
      const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
      if (host.dispatchEvent(event)) press(host.ownerDocument, key);
    }
  }
}

function paste(host: HTMLElement, words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const line = words.trim().replace(/\s*\n\s*/g, ' ');
  if (host.dispatchEvent(event)) host.ownerDocument.execCommand('insertText', false, line);
}

function press(document: Document, key: Key): void {
  const command = commands[key.key];
  const move = moves[key.key];
  if (isCommand(key)) {
    if (key.key.toLowerCase() === 'a') document.execCommand('selectAll');
  } else if (command !== undefined) document.execCommand(command);
  else if (move !== undefined)
    document.getSelection()?.modify(key.shiftKey ? 'extend' : 'move', ...move);
  else if (key.key.length === 1) document.execCommand('insertText', false, key.key);
}
