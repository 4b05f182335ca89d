// Words of a page → an element beside them that a person types into. The page's own element stays where its app knows it, out of
// sight, and no rendering touches what is being typed: no caret jumps, no composition breaks.

import { isMarked } from '../words-dialect';
import type { ClickedPoint } from './clicked';
import { type Formats, HostSelection } from './host-selection';
import { behindAttribute, makeHost } from './make-host';
import type { RichWords } from './rich-words';

interface HostOptions {
  readonly element: HTMLElement;
  /** As they are written: with variables and marks of emphasis. */
  readonly words: string;
  readonly rich: RichWords;
  /** Whether the host begins behind the element, which stays in sight: a new paragraph. */
  readonly isNew?: boolean;
  /** Where the caret stands first: in the window of the frame, or before the first word; else behind the last. */
  readonly at?: ClickedPoint | 'start' | undefined;
  readonly language: string;
  readonly onInput: (words: string) => void;
  /** The words stay in sight until what is returned resolves: then the page shows them itself. */
  readonly onEnd: (words: string, isCancelled: boolean) => Promise<void>;
  /** Enter: what stands behind the caret; absent where Enter ends. */
  readonly onParagraph?: ((head: string, tail: string) => void) | undefined;
  /** Tab: these words end. */
  readonly onTab: (step: 1 | -1) => void;
  /** What was pasted has several paragraphs, or is more than words: with what stands around it. */
  readonly onPasted: (paragraphs: readonly string[]) => void;
  /** Rows of a table were pasted where none can be: they are lines then. */
  readonly onTableLost: () => void;
  /** Whether what is pasted is more than words, and is written elsewhere. */
  readonly takesPasted: (text: string) => boolean;
  readonly onFormats: (formats: Formats) => void;
  /** The keys for a link. */
  readonly onLink: () => void;
}

/** What is in sight of an element: the words that were typed for it, until the page shows them itself. */
export function findShown(element: HTMLElement): HTMLElement {
  const { nextElementSibling: next } = element;
  return element.hasAttribute(behindAttribute) && next !== null ? (next as HTMLElement) : element;
}

/** The element of the page that words stand for. */
export const findBehind = (shown: HTMLElement): HTMLElement =>
  shown.previousElementSibling?.hasAttribute(behindAttribute)
    ? (shown.previousElementSibling as HTMLElement)
    : shown;

/** Puts the focus on an element that has none by itself. */
export function focusText(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

export class WordHost {
  readonly #options: HostOptions;
  readonly #host: HTMLElement;
  readonly selection: HostSelection;
  #ended = false;
  #whenEnded: Promise<void> = Promise.resolve();

  constructor(options: HostOptions) {
    this.#options = options;
    this.#host = makeHost(options);
    const { element, rich, words, isNew = false } = options;
    rich.fill(this.#host, words);
    this.selection = new HostSelection({ host: this.#host, rich, onChange: () => this.#changed() });
    const height = isNew ? 0 : element.offsetHeight;
    element.after(this.#host);
    if (!isNew) element.setAttribute(behindAttribute, '');
    // A link in it may be higher than its words: a page that is scrolled to its end would move.
    if (this.#host.offsetHeight < height)
      Object.assign(this.#host.style, { boxSizing: 'border-box', minHeight: `${height}px` });
    this.#listen();
  }

  begin(): void {
    this.#host.focus({ preventScroll: true });
    const { at } = this.#options;
    this.selection.place(at);
    const count = at === 'start' ? 0 : at?.count;
    if (count === undefined || count > 2) this.#host.scrollIntoView({ block: 'nearest' });
    if (at && at !== 'start' && at.count === 1)
      this.selection.placeBehind(this.#host.ownerDocument.elementFromPoint(at.x, at.y));
    this.#tellFormats();
  }

  /** What a further host stands behind. */
  get element(): HTMLElement {
    return this.#host;
  }

  get words(): string {
    return this.#options.rich.read(this.#host);
  }

  contains(node: Node | null): boolean {
    return node !== null && this.#host.contains(node);
  }

  /** Others have changed the same words, or a field of the shell has. */
  write(words: string): void {
    if (this.words !== words) this.#options.rich.fill(this.#host, words);
  }

  /** `words`: what is written; by itself what is typed. */
  end(words = this.words, isCancelled = false): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#host.contentEditable = 'inherit';
    this.#host.role = null;
    this.#host.ariaLabel = null;
    // It has the focus until the next frame: keys that come before are meant for the page.
    this.#host.blur();
    this.#whenEnded = this.#options.onEnd(words, isCancelled).then(() => this.close());
  }

  /** Ends, where nothing else is typed: who typed stays there. */
  rest(): void {
    this.end();
    focusText(this.#host);
  }

  /** Shows the page's own element again. */
  close(): void {
    const hasFocus = this.#host.ownerDocument.activeElement === this.#host;
    const { element, isNew = false } = this.#options;
    if (!isNew) element.removeAttribute(behindAttribute);
    // Who has come back by keys meanwhile stays where they are.
    if (hasFocus && !isNew) focusText(element);
    this.#host.remove();
  }

  /** As if nothing had been typed. */
  cancel(): void {
    this.write(this.#options.words);
    this.end(this.#options.words, true);
  }

  /** What is typed, which nothing says any more once this resolves. */
  async takeBack(): Promise<string> {
    const { words } = this;
    this.cancel();
    await this.#whenEnded;
    return words;
  }

  #tellFormats(): void {
    const formats = this.selection.findFormats();
    if (formats !== undefined && !this.#ended) this.#options.onFormats(formats);
  }

  #changed(): void {
    this.#options.onInput(this.words);
    this.#tellFormats();
  }

  /** Pasted words become ours: what they were before is of no use here. */
  #takePasted(): void {
    const { rich, onParagraph, onPasted, onTableLost } = this.#options;
    if (rich.losesTable(this.#host)) onTableLost();
    const paragraphs = rich.readParagraphs(this.#host).filter((one) => one.trim() !== '');
    const isMore = paragraphs.length > 1 || isMarked(paragraphs[0]);
    if (isMore && onParagraph !== undefined) onPasted(paragraphs.map((one) => one.trim()));
    else {
      rich.fill(this.#host, paragraphs.join(' '));
      this.selection.placeAtEnd();
    }
  }

  /** What stands behind the caret begins a new paragraph. */
  #split(): void {
    const tail = this.selection.cutTail();
    this.#options.onParagraph?.(this.words.trim(), tail);
  }

  #listen(): void {
    const { rich, onParagraph, onTab, onLink, takesPasted } = this.#options;
    const host = this.#host;
    host.addEventListener('paste', (event) => {
      const { types = [] } = event.clipboardData ?? {};
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (takesPasted(text)) event.preventDefault();
      else if (!types.includes('text/html') && text.trim().includes('\n')) {
        event.preventDefault();
        this.selection.insertLines(text);
        this.#takePasted();
        if (!this.#ended) this.#changed();
      }
    });
    host.addEventListener('beforeinput', (event) => {
      this.selection.takeInput(event);
    });
    host.addEventListener('input', (given) => {
      const event = given as InputEvent;
      // Halves of a composed character are not words.
      if (event.isComposing) return;
      if (event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop')
        this.#takePasted();
      if (!this.#ended) this.#changed();
    });
    host.addEventListener('compositionend', () => this.#changed());
    host.addEventListener('blur', () => {
      if (!this.selection.isHeld) this.end();
    });
    host.addEventListener('keydown', (event) => {
      if (this.#ended) return;
      event.stopPropagation();
      if (event.isComposing || event.keyCode === 229) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === 'Escape') {
        event.preventDefault();
        this.cancel();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (isCommand || onParagraph === undefined) this.end();
        else this.#split();
      } else if (event.key === 'Tab') {
        event.preventDefault();
        onTab(event.shiftKey ? -1 : 1);
      } else if (isCommand && event.key.toLowerCase() === 'k' && rich.hasMarks) {
        event.preventDefault();
        onLink();
      }
    });
    host.addEventListener('click', ({ target }) => {
      this.selection.placeBehind(target as Element);
      this.#tellFormats();
    });
    for (const name of ['keyup', 'mouseup', 'focus'])
      host.addEventListener(name, () => this.#tellFormats());
    for (const name of ['keyup', 'pointerdown', 'click'])
      host.addEventListener(name, (event) => event.stopPropagation());
  }
}
