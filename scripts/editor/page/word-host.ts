// Words of a page → an element beside them that a person types into. The page's own element stays where its app knows it, out of
// sight, and no rendering touches what is being typed: no caret jumps, no composition breaks.

interface HostOptions {
  readonly element: HTMLElement;
  /** As they are written: with variables and marks of emphasis. */
  readonly words: string;
  /** Where the caret stands first, in the window of the frame. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  readonly isOneLine: boolean;
  readonly language: string;
  readonly onInput: (words: string) => void;
  readonly onEnd: (words: string) => void;
}

/** In these, a space or Enter presses a button or follows a link. */
const active = new Set(['A', 'BUTTON', 'SUMMARY', 'LABEL']);

const copied = [
  ...['font', 'color', 'letterSpacing', 'textTransform', 'textAlign', 'lineHeight', 'textWrap'],
  ...['padding', 'margin', 'border', 'borderRadius', 'background', 'display', 'minHeight'],
  ...['alignItems', 'gap', 'maxWidth', 'flex', 'gridArea'],
] as const;

function makeHost({ element, words, language }: HostOptions): HTMLElement {
  const { ownerDocument: document } = element;
  const view = document.defaultView;
  const isActive = active.has(element.tagName);
  const host = isActive
    ? document.createElement('span')
    : (element.cloneNode(false) as HTMLElement);
  host.removeAttribute('id');
  if (isActive && view !== null) {
    const style = view.getComputedStyle(element);
    for (const name of copied) host.style[name] = style[name];
  }
  host.setAttribute('data-edit-host', '');
  host.contentEditable = 'plaintext-only';
  host.spellcheck = true;
  host.lang = language;
  host.role = 'textbox';
  host.ariaLabel = 'Words of this page';
  host.textContent = words;
  return host;
}

/** Characters that nobody sees come along with copied words. */
const clean = (text: string): string => text.replace(/[\u200b-\u200d\ufeff\ue000-\ue002]/g, '');

const variable = /\{[A-Za-z][\w-]*\}/g;

/** Variables are marked by the browser itself: the words stay one text. */
function markVariables(host: HTMLElement): void {
  const view = host.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  const highlights = view?.CSS?.highlights;
  const node = host.firstChild;
  if (view === null || highlights === undefined || node === null) return;
  const text = node.textContent ?? '';
  const ranges = [...text.matchAll(variable)].map(({ 0: name, index }) => {
    const range = host.ownerDocument.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + name.length);
    return range;
  });
  highlights.set('plinth-variable', new view.Highlight(...ranges));
}

function placeCaret(host: HTMLElement, at: HostOptions['at']): void {
  const document = host.ownerDocument;
  const selection = document.getSelection();
  const caret = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (caret && host.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else selection?.selectAllChildren(host);
}

export class WordHost {
  readonly #options: HostOptions;
  readonly #host: HTMLElement;
  readonly #display: string;
  #ended = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#host = makeHost(options);
    const { element } = options;
    this.#display = element.style.display;
    element.after(this.#host);
    element.style.display = 'none';
    this.#listen();
    this.#host.focus({ preventScroll: true });
    placeCaret(this.#host, options.at);
    markVariables(this.#host);
  }

  get words(): string {
    return clean(this.#host.innerText.replace(/\n+$/, ''));
  }

  contains(node: Node | null): boolean {
    return node !== null && this.#host.contains(node);
  }

  /** Others have changed the same words, or a field of the shell has. */
  write(words: string): void {
    if (this.words !== words) this.#host.textContent = words;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const { words } = this;
    this.#host.remove();
    this.#options.element.style.display = this.#display;
    this.#options.onEnd(words);
  }

  /** As if nothing had been typed. */
  cancel(): void {
    this.write(this.#options.words);
    this.end();
  }

  #listen(): void {
    const { onInput, isOneLine } = this.#options;
    const host = this.#host;
    host.addEventListener('input', (event) => {
      // Halves of a composed character are no words.
      if ((event as InputEvent).isComposing) return;
      markVariables(host);
      onInput(this.words);
    });
    host.addEventListener('compositionend', () => onInput(this.words));
    host.addEventListener('blur', () => this.end());
    host.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        this.cancel();
      } else if (event.key === 'Enter' && (isOneLine || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.end();
      }
    });
    for (const name of ['keyup', 'pointerdown', 'click'])
      host.addEventListener(name, (event) => event.stopPropagation());
  }
}
