// What is typed between a click on words and the moment when they can be typed → the same, once they can.
import { isLetter } from '../shell/stray-keys';
import { hostAttribute } from './make-host';
import { leaveField } from './opened-field';

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

type Act = (host: HTMLElement) => void;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const isCommand = ({ ctrlKey, metaKey, altKey }: Key): boolean => ctrlKey || metaKey || altKey;

const isPaste = (key: Key): boolean => isCommand(key) && key.key.toLowerCase() === 'v';

/** Whether an input method takes it. */
const isOfMethod = ({ key, isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229 || key === 'Dead';

const insert = (words: string, host: HTMLElement): unknown =>
  host.ownerDocument.execCommand('insertText', false, words);

export class KeptKeys {
  /** What is done once there is an element to do it in. */
  readonly #acts: Act[] = [];
  #end = (): void => {};
  #composed: Promise<void> = Promise.resolve();
  #isComposing = false;
  #hasWords = false;

  /** What an input method says comes where the caret is: that is in an element out of sight until then. */
  listen(document: Document): void {
    const before = document.activeElement as HTMLElement | null;
    if (!document.hasFocus()) return;
    const field = document.createElement('span');
    field.setAttribute(hostAttribute, '');
    field.contentEditable = 'true';
    field.role = 'textbox';
    field.ariaLabel = 'Words of this page';
    field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
    field.addEventListener('beforeinput', (event) => {
      if (event.inputType.includes('Composition')) return;
      event.preventDefault();
      this.#keepTyped(event.data);
    });
    let compose = (): void => {};
    field.addEventListener('compositionstart', () => {
      this.#isComposing = true;
      this.#composed = new Promise((resolve) => {
        compose = resolve;
      });
    });
    field.addEventListener('compositionend', ({ data }) => {
      this.#keepTyped(data);
      this.#isComposing = false;
      compose();
    });
    document.body.append(field);
    field.focus({ preventScroll: true });
    this.#end = () => {
      const isLeft = document.hasFocus() && document.activeElement === field;
      field.remove();
      if (isLeft) before?.focus({ preventScroll: true });
    };
  }

  #keepTyped(words: string | null): void {
    if (!words) return;
    this.#hasWords = true;
    this.#acts.push((host) => insert(words, host));
  }

  /** Resolves when no character is half composed. */
  whenComposed(): Promise<void> {
    return this.#composed;
  }

  get isEmpty(): boolean {
    return !this.#isComposing && this.#acts.length === 0;
  }

  /** Nothing is waited for any more. */
  end(): void {
    this.#end();
  }

  keep(event: KeyboardEvent): void {
    // Only the browser can say what is pasted, or composed: it does so after the key.
    if (isPaste(event) || isOfMethod(event)) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const kept = { key, ctrlKey, metaKey, shiftKey, altKey };
    if (isLetter(key) && !isCommand(event)) this.#hasWords = true;
    this.#acts.push((host) => {
      const again = new KeyboardEvent('keydown', { ...kept, bubbles: true, cancelable: true });
      if (host.dispatchEvent(again)) press(host, kept);
    });
  }

  keepPasted(event: ClipboardEvent): void {
    event.preventDefault();
    const words = event.clipboardData?.getData('text/plain') ?? '';
    this.#acts.push((host) => paste(host, words));
  }

  /** What was typed for other words. */
  takeOver(acts: readonly Act[]): void {
    this.#acts.push(...acts);
    this.#hasWords ||= acts.length > 0;
  }

  /**
   * `findHost`: the element that is typed into; after Enter another one. `findNext`: those that wait for it, after Tab in a table.
   * False where there is neither, and words are lost.
   */
  replay(findHost: () => HTMLElement | undefined, findNext: () => KeptKeys | undefined): boolean {
    const acts = this.#acts.splice(0);
    for (const [at, act] of acts.entries()) {
      const host = findHost();
      if (host === undefined) {
        const next = findNext();
        next?.takeOver(acts.slice(at));
        return next !== undefined || !this.#hasWords;
      }
      act(host);
    }
    return true;
  }
}

function paste(host: HTMLElement, words: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (host.dispatchEvent(event)) insert(words.trim().replace(/\s*\n\s*/g, ' '), host);
}

function press(host: HTMLElement, key: Key): void {
  const document = host.ownerDocument;
  const command = commands[key.key];
  const move = moves[key.key];
  if (isCommand(key)) {
    if (key.key.toLowerCase() === 'a') document.execCommand('selectAll');
  } else if (key.key === 'Tab') leaveField(host, key.shiftKey ? -1 : 1);
  else if (command !== undefined) document.execCommand(command);
  else if (move !== undefined)
    document.getSelection()?.modify(key.shiftKey ? 'extend' : 'move', ...move);
  else if (key.key.length === 1) insert(key.key, host);
}
