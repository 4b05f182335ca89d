// The page in the frame, while it is edited: a click selects its block and opens the words that are meant.
import { ask } from '../shell/request';
import type { ShellStore } from '../shell/shell-store';
import { isItemId, listShown } from '../shell/site-values';
import type { EditPlace, PageText, WordSpot } from '../wire';
import { frameStyles } from './frame-styles';
import { listBlocks, PageReader } from './read-page';
import { type TypedFormats, Typing } from './typing';

/** Words that a person types now. */
export interface OpenWords {
  readonly place: EditPlace;
  readonly element: HTMLElement | undefined;
  /** In how many places of the page they show. */
  readonly count: number;
  /** What is typed is written at another place; undefined for their own. */
  readonly redirect: (spot: WordSpot | undefined) => void;
}

interface Listening {
  /** The words that are open; undefined for none. */
  readonly onWords: (open: OpenWords | undefined) => void;
  /** What the words around the caret are; undefined where nothing is typed now. */
  readonly onFormats: (formats: TypedFormats | undefined) => void;
  /** Somebody asks for a link by keys. */
  readonly onLink: () => void;
}

const toWindow = (document: Document): (Window & typeof globalThis) | null =>
  document.defaultView as (Window & typeof globalThis) | null;

/** In milliseconds. */
const maxWait = 3000;

/** Words that change before the app of the site has taken the page over would not be those that it expects. */
async function untilLive(document: Document): Promise<void> {
  const isLive = (): boolean => document.querySelector('.app[data-live]') !== null;
  for (let waited = 0; !isLive() && waited < maxWait; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
  readonly target: Element;
}

/** The text under a point, in the realm of the frame. */
function findText(
  document: Document,
  { clientX, clientY, target: element }: Point,
): Text | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  if (caret?.nodeType === 3 && element.contains(caret) && (caret as Text).data.trim() !== '')
    return caret as Text;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if ((node as Text).data.trim() !== '') texts.push(node as Text);
  return texts.length === 1 ? texts[0] : undefined;
}

export class PageEditing {
  readonly #document: Document;
  readonly #store: ShellStore;
  readonly #listening: Listening;
  #words: { readonly version: number; readonly reader: PageReader } | undefined;
  readonly typing: Typing;
  readonly #ending = new AbortController();

  constructor(document: Document, store: ShellStore, listening: Listening) {
    this.#document = document;
    this.#store = store;
    this.#listening = listening;
    this.typing = new Typing({ document, store, ...listening });
    this.#style();
    this.#listen();
  }

  /** The words of a field of the shell, which show on the page. */
  write(words: string): void {
    this.typing.host?.write(words);
  }

  close(): void {
    this.typing.end();
    this.#ending.abort();
  }

  /** Shows which block is selected. */
  mark(index: number | undefined): void {
    for (const [at, block] of listBlocks(this.#document).entries())
      if (at === index) block.setAttribute('data-edit-selected', '');
      else block.removeAttribute('data-edit-selected');
  }

  scrollTo(index: number): void {
    const block = listBlocks(this.#document)[index];
    const { top = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {};
    // What was clicked is in sight, and stays where it is.
    if (bottom < 0 || top > (toWindow(this.#document)?.innerHeight ?? 0)) block?.scrollIntoView();
  }

  #style(): void {
    const view = toWindow(this.#document);
    if (view === null) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(frameStyles);
    this.#document.adoptedStyleSheets = [...this.#document.adoptedStyleSheets, sheet];
  }

  #listen(): void {
    const options = { capture: true, signal: this.#ending.signal };
    const document = this.#document;
    const isHost = (event: Event): boolean =>
      this.typing.host?.contains(event.target as Node) ?? false;
    for (const name of ['pointerdown', 'mousedown', 'submit', 'auxclick'] as const)
      document.addEventListener(
        name,
        (event) => {
          if (!this.#edits || isHost(event)) return;
          // The app begins to navigate at once.
          event.stopImmediatePropagation();
          if (name === 'submit') event.preventDefault();
        },
        options,
      );
    document.addEventListener(
      'click',
      (event) => {
        if (!this.#edits || isHost(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void this.#open(event);
      },
      options,
    );
    document.addEventListener('keydown', (event) => this.#takeKey(event), options);
  }

  get #edits(): boolean {
    return this.#store.get().edits;
  }

  #takeKey(event: KeyboardEvent): void {
    if (this.typing.host?.contains(event.target as Node)) return;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void (event.shiftKey ? this.#store.redo() : this.#store.undo());
  }

  async #read(): Promise<PageReader | undefined> {
    const version = this.#store.get().site?.version ?? 0;
    if (this.#words?.version === version) return this.#words.reader;
    const path = toWindow(this.#document)?.location.pathname ?? '/';
    const words: PageText | null = await ask('words', { path });
    if (words === null) return undefined;
    const reader = new PageReader(this.#document, words);
    this.#words = { version, reader };
    return reader;
  }

  async #open(event: MouseEvent): Promise<void> {
    const { clientX, clientY } = event;
    this.typing.end();
    const isBehind = this.typing.closeEnded();
    const target = isBehind
      ? this.#document.elementFromPoint(clientX, clientY)
      : (event.target as Element);
    if (target === null) return;
    this.#select(target);
    const node = findText(this.#document, { clientX, clientY, target });
    await untilLive(this.#document);
    const reader = node && (await this.#read());
    const place = node && reader?.findPlace(node);
    if (node === undefined || reader === undefined || place === undefined)
      return this.#listening.onWords(undefined);
    const element = reader.findElement(node, place);
    const same = reader.listSame(place);
    this.typing.redirected = undefined;
    const redirect = (spot: WordSpot | undefined): void => {
      this.typing.redirected = spot;
      this.typing.closeEnded();
      // The choice took the focus from the words.
      if (element !== undefined) this.typing.begin(place, { element, same });
    };
    this.#listening.onWords({ place, element, count: same.length, redirect });
    if (element !== undefined)
      this.typing.begin(place, { element, same, at: { x: clientX, y: clientY } });
  }

  /** The block of an element, or the page where it is in none. */
  #select(element: Element): void {
    const { site, path } = this.#store.get();
    const page = site && listShown(site).find((one) => one.path === path)?.id;
    if (page === undefined) return;
    const index = listBlocks(this.#document).findIndex((block) => block.contains(element));
    const main = element.closest('main') !== null;
    if (!main) this.#store.select({ type: 'site', part: 'shell' });
    else if (index < 0 || isItemId(page)) this.#store.select({ type: 'page', page });
    else this.#store.select({ type: 'block', page, index });
  }
}
