// The places of a word → a box over the page, with links that open them. Like the findings, it has a shadow root and a sheet
// of its own.
import type { ShownPlace } from '../marks/page-words';

const css = `
:host { position: fixed; inset: auto; margin: 0; padding: 0; border: 0; background: none; overflow: visible;
  max-width: calc(100vw - 16px); }
section { all: initial; display: block; box-sizing: border-box; color-scheme: dark; direction: ltr;
  width: max-content; max-width: min(44em, calc(100vw - 16px)); max-height: 60vh; overflow: auto;
  padding: .8em 1em; border: 1px solid #7d93ab; border-radius: 6px;
  box-shadow: 0 6px 24px rgb(0 0 0 / .45); color: #c9d6e4; background: #101823;
  font: 14px/1.5 ui-monospace, monospace; }
p { margin: 0; overflow-wrap: anywhere; }
.words { margin-inline-end: 2.5em; color: #fff; font: 600 14px/1.4 system-ui, sans-serif; }
ul { margin: .5em 0; padding: 0; list-style: none; }
li { margin: .25em 0; overflow-wrap: anywhere; }
a { color: #ffd27a; text-underline-offset: .2em; }
.note { display: block; color: #c9d6e4; font: 13px/1.4 system-ui, sans-serif; }
.copied { min-height: 1.4em; font: 13px/1.4 system-ui, sans-serif; }
button { float: right; box-sizing: border-box; min-width: 24px; min-height: 24px; padding: .1em .5em; cursor: pointer;
  color: #fff; background: #26364a; border: 1px solid #7d93ab; border-radius: 4px;
  font: 600 14px/1.4 system-ui, sans-serif; }
a:focus-visible, button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
@media print { :host { display: none; } }
`;

/** What the box keeps free between itself and the edges, in CSS pixels. */
const gap = 8;
/** How much of the words it repeats, in characters. */
const maxWords = 80;

interface ShownWord {
  readonly words: string;
  readonly places: readonly ShownPlace[];
  readonly element: Element;
  /** Where it is in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

function create(tag: string, text = '', name = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name !== '') element.className = name;
  return element;
}

const shorten = (words: string): string => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > maxWords ? `${text.slice(0, maxWords)}…` : text;
};

function createPlace({ place, href, note }: ShownPlace): HTMLElement {
  const item = create('li');
  const link = document.createElement('a');
  link.textContent = place;
  link.href = href;
  item.append(link);
  if (note !== undefined) item.append(create('span', note, 'note'));
  return item;
}

/** Browsers may not allow it. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied: ${text}`;
  } catch {
    return 'The browser did not allow copying.';
  }
}

export class PlaceBox {
  readonly #host = create('dev-place');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  /** What had the focus before. */
  #before: Element | null = null;

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.#root.adoptedStyleSheets = [sheet];
    this.#host.popover = 'manual';
    document.addEventListener('pointerdown', ({ target }) => {
      if (target !== this.#host) this.hide();
    });
  }

  get isOpen(): boolean {
    return this.#host.checkVisibility();
  }

  hide(): void {
    if (!this.#host.isConnected) return;
    const hadFocus = document.activeElement === this.#host;
    this.#host.remove();
    if (hadFocus && this.#before instanceof HTMLElement)
      this.#before.focus({ preventScroll: true });
  }

  show({ words, places, element, x, y }: ShownWord): void {
    if (!this.isOpen) this.#before = document.activeElement;
    const section = create('section');
    section.role = 'dialog';
    section.ariaLabel = 'Where these words stand';
    const button = create('button', '×');
    button.ariaLabel = 'Close';
    button.addEventListener('click', () => this.hide());
    const list = create('ul');
    list.append(...places.map(createPlace));
    const copied = create('p', '', 'copied');
    copied.role = 'status';
    section.append(button, create('p', `“${shorten(words)}”`, 'words'), list, copied);
    this.#root.replaceChildren(section);
    // All else is inert beside an open dialog, and a menu closes when the focus leaves it.
    (element.closest('dialog:modal, [popover]:popover-open') ?? document.body).append(this.#host);
    this.#host.showPopover();
    this.#place(x, y);
    const [first] = places;
    if (first === undefined) {
      copied.textContent = 'Nothing in the files of this site says this, or they have errors.';
      button.focus();
      return;
    }
    section.querySelector('a')?.focus({ preventScroll: true });
    void copy(first.place).then((message) => {
      copied.textContent = message;
    });
  }

  /** Below the word, or above where there is no room. */
  #place(x: number, y: number): void {
    const { width, height } = this.#host.getBoundingClientRect();
    const below = y + gap * 2;
    const top = below + height + gap > innerHeight ? y - height - gap * 2 : below;
    const left = Math.min(x, document.documentElement.clientWidth - width - gap);
    this.#host.style.left = `${Math.max(left, gap)}px`;
    this.#host.style.top = `${Math.max(top, gap)}px`;
  }
}
