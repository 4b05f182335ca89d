// The page in the frame, while it is edited: a click selects its block and opens the words that are meant.
import { ask } from '../shell/request';
import type { ShellStore } from '../shell/shell-store';
import { isItemId, listShown } from '../shell/site-values';
import type { EditPlace, PageText, Step, WordSpot } from '../wire';
import { Echo } from './echo';
import { frameStyles } from './frame-styles';
import { listBlocks, PageReader, placeKey } from './read-page';
import { WordHost } from './word-host';

/** In milliseconds: how long a person rests before the words are saved. */
const rest = 1000;

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

/** The text under a point, in the realm of the frame. */
function findText(document: Document, { clientX, clientY, target }: MouseEvent): Text | undefined {
  const element = target as Element;
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
  #host: WordHost | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #redirected: WordSpot | undefined;
  readonly #ending = new AbortController();

  constructor(document: Document, store: ShellStore, listening: Listening) {
    this.#document = document;
    this.#store = store;
    this.#listening = listening;
    this.#style();
    this.#listen();
  }

  /** The words of a field of the shell, which show on the page. */
  write(words: string): void {
    this.#host?.write(words);
  }

  close(): void {
    this.#host?.end();
    this.#ending.abort();
  }

  /** Shows which block is selected. */
  mark(index: number | undefined): void {
    for (const [at, block] of listBlocks(this.#document).entries())
      if (at === index) block.setAttribute('data-edit-selected', '');
      else block.removeAttribute('data-edit-selected');
  }

  scrollTo(index: number): void {
    listBlocks(this.#document)[index]?.scrollIntoView({ block: 'nearest' });
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
    const isHost = (event: Event): boolean => this.#host?.contains(event.target as Node) ?? false;
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
    if (this.#host?.contains(event.target as Node)) return;
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
    this.#host?.end();
    const target = event.target as Element;
    this.#select(target);
    const node = findText(this.#document, event);
    await untilLive(this.#document);
    const reader = node && (await this.#read());
    const place = node && reader?.findPlace(node);
    if (node === undefined || reader === undefined || place === undefined)
      return this.#listening.onWords(undefined);
    const element = reader.findElement(node, place);
    const same = reader.listSame(place);
    this.#redirected = undefined;
    const redirect = (spot: WordSpot | undefined): void => {
      this.#redirected = spot;
      // The choice took the focus from the words.
      if (element !== undefined) this.#begin(place, { element, same });
    };
    this.#listening.onWords({ place, element, count: same.length, redirect });
    if (element !== undefined)
      this.#begin(place, { element, same, at: { x: event.clientX, y: event.clientY } });
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

  #begin(
    place: EditPlace,
    {
      element,
      same,
      at,
    }: {
      readonly element: HTMLElement;
      readonly same: readonly Text[];
      readonly at?: { readonly x: number; readonly y: number };
    },
  ): void {
    const written = place.raw ?? '';
    const echo = new Echo(same, written, this.#variables);
    const key = placeKey(place);
    let saved = written;
    let { spot } = place;
    const toStep = (text: string, before: string): Step =>
      this.#redirected === undefined
        ? { type: 'words', spot, text, ...(place.isWritten && { before }) }
        : { type: 'words', spot: this.#redirected, text };
    const save = (words: string): void => {
      clearTimeout(this.#timer);
      if (words === saved) return;
      const before = saved;
      saved = words;
      const findStep = (): Step => toStep(words, before);
      void this.#store.take(key, findStep(), findStep).then((answer) => {
        if (answer.type === 'refused') echo.takeBack();
        if (answer.type === 'written') spot = answer.spot ?? spot;
      });
    };
    this.#host = new WordHost({
      ...{ element, words: written, at },
      isOneLine: !/\.(?:md)$/.test(place.spot.file),
      language: this.#document.documentElement.lang,
      onInput: (words) => {
        echo.show(words);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => save(words), rest);
      },
      onEnd: (words) => {
        this.#host = undefined;
        if (words === written && saved === written) echo.takeBack();
        else echo.show(words);
        save(words);
      },
    });
  }

  get #variables(): Readonly<Record<string, string>> {
    const manifest = this.#store.get().site?.manifest as
      | { readonly variables?: Readonly<Record<string, string>> }
      | undefined;
    return manifest?.variables ?? {};
  }
}
