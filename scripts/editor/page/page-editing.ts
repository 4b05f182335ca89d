// The page in the frame, while it is edited: a click selects its block and opens the words that are meant.

import { takeHistoryKey } from '../shell/history-keys';
import { takeRegionKey } from '../shell/regions';
import { ask } from '../shell/request';
import type { ShellStore } from '../shell/shell-store';
import { openClicked, openFact, openPicture, selectShown } from '../shell/spots';
import type { EditPlace, PageText, WordSpot } from '../wire';
import { unsaid } from '../words-dialect';
import { type Click, findPicture, findText, isLatter, isSign } from './clicked';
import { findMeant, type Meant } from './find-meant';
import { FrameChanges } from './frame-changes';
import { addFrameStyles } from './frame-styles';
import { KeptKeys } from './kept-keys';
import { MarkedFacts } from './marked-facts';
import type { WordsListening } from './open-words';
import { PageReader } from './read-page';
import { type BlockPlace, SelectedBlock } from './selected-block';
import { type Reached, TextWalk } from './text-walk';
import { Typing } from './typing';
import { untilLive } from './until-live';

/** All of it is selected: in a cell, what is typed takes the place of what stands there. */
const nowhere = { x: -1, y: -1, count: 3, text: undefined };

const isToSay = ({ isCell, raw }: EditPlace): boolean => isCell === true || raw === unsaid;

/** In milliseconds, from the end of a touch until there is no click any more. */
const untilClick = 300;

export class PageEditing {
  readonly #document: Document;
  readonly #store: ShellStore;
  readonly #listening: WordsListening;
  #words: { readonly version: number; readonly words: PageText } | undefined;
  readonly typing: Typing;
  readonly #changes: FrameChanges;
  readonly selected: SelectedBlock;
  readonly #walk: TextWalk;
  /** Words that are about to be typed. */
  #click: Click | undefined;
  readonly #ending = new AbortController();

  constructor(document: Document, store: ShellStore, listening: WordsListening) {
    this.#document = document;
    this.#store = store;
    this.#listening = listening;
    this.#changes = new FrameChanges(document, () => this.selected.refresh());
    this.selected = new SelectedBlock(document);
    this.typing = new Typing({
      ...{ document, store, changes: this.#changes, ...listening },
      onNext: (spot) =>
        void this.#open({ ...nowhere, spot, path: this.#path, keys: new KeptKeys() }),
    });
    this.#walk = new TextWalk(document, (reached) => this.#reach(reached));
    addFrameStyles(document);
    this.#listen();
  }

  /** The words of a field of the shell, which show on the page. */
  write(words: string): void {
    this.typing.host?.write(words);
  }

  /** Opens words of a text: those that were typed last, or, where others are meant as well, the last that more can stand below. */
  async openIn(file: string, isSame = false): Promise<boolean> {
    if (this.typing.isIn(file)) return true;
    await this.#untilShown();
    const spot = (await this.#read())?.findIn(file, this.typing.spot, isSame);
    if (spot === undefined) return false;
    await this.#open({
      ...nowhere,
      spot: Promise.resolve(spot),
      path: this.#path,
      keys: new KeptKeys(),
    });
    return this.typing.host !== undefined;
  }

  /** Whether another document has come. */
  get isEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  /** What was about to be typed, for the same page in another document. */
  close(): Click | undefined {
    this.typing.end();
    this.#ending.abort();
    this.#changes.close();
    const click = this.#click;
    this.#click = undefined;
    return click;
  }

  /** Opens words that were clicked in a former document, of the same page. */
  resume(click: Click): void {
    if (click.path === this.#path) void this.#open(click);
  }

  /** Resolves when the page shows everything that was written before. */
  whenShown(): Promise<void> {
    return this.#changes.whenShown(this.#store.get().site?.shown ?? 0);
  }

  scrollTo(place: BlockPlace): Promise<void> {
    return this.selected.scrollTo(place, this.whenShown());
  }

  #listen(): void {
    const options = { capture: true, signal: this.#ending.signal };
    const document = this.#document;
    const isLeft = (event: Event): boolean =>
      (this.typing.host?.contains(event.target as Node) ?? false) ||
      isSign(event.target as Element);
    for (const name of ['pointerdown', 'mousedown', 'submit', 'auxclick'] as const)
      document.addEventListener(
        name,
        (event) => {
          if (!this.#edits || isLeft(event)) return;
          // The app begins to navigate at once.
          event.stopImmediatePropagation();
          if (name === 'submit') event.preventDefault();
          // What is under the pointer stays there until it is known what was clicked.
          if (name === 'pointerdown') void this.#changes.hold('pointer');
        },
        options,
      );
    for (const name of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(
        name,
        () => setTimeout(() => this.#changes.release('pointer'), untilClick),
        options,
      );
    document.addEventListener(
      'click',
      (event) => {
        if (!this.#edits || isLeft(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#takeClick(event);
      },
      options,
    );
    const read = () => this.whenShown().then(() => this.#read());
    const facts = new MarkedFacts({ document, store: this.#store, read });
    document.addEventListener('pointerover', () => void facts.show(), options);
    document.addEventListener('keydown', (event) => this.#takeKey(event), options);
    document.addEventListener('paste', (event) => this.#click?.keys.keepPasted(event), options);
  }

  get #path(): string {
    return this.#document.defaultView?.location.pathname ?? '/';
  }

  get #edits(): boolean {
    return this.#store.get().edits;
  }

  #takeKey(event: KeyboardEvent): void {
    takeRegionKey(event);
    if (this.typing.host?.contains(event.target as Node)) this.typing.takeHistoryKey(event);
    else if (this.#click !== undefined) this.#click.keys.keep(event);
    else {
      takeHistoryKey(this.#store, event);
      if (this.#edits) this.#walk.takeKey(event);
    }
  }

  async #read(): Promise<PageReader | undefined> {
    const version = this.#store.get().site?.version ?? 0;
    if (this.#words?.version !== version) {
      const words: PageText | null = await ask('words', { path: this.#path });
      if (words === null) return undefined;
      this.#words = { version, words };
    }
    return new PageReader(this.#document, this.#words.words);
  }

  #takeClick(event: MouseEvent): void {
    const { clientX: x, clientY: y, detail: count } = event;
    const target = event.target as Element;
    const text = findText(this.#document, { x, y }, target)?.data;
    this.#reach({ x, y, count, text, target });
  }

  #reach({ target, ...point }: Reached): void {
    this.typing.end();
    selectShown(this.#store, target);
    void this.#open({ ...point, path: this.#path, keys: new KeptKeys() });
  }

  /** Opens what was clicked, once the page shows everything that was written before; keys wait so long. */
  async #open(click: Click): Promise<void> {
    this.#click = click;
    this.typing.redirected = undefined;
    await this.#untilShown();
    if (this.#click !== click) return;
    try {
      await this.#changes.hold('click');
      const found = await this.#findPlace(click);
      if (this.#click !== click) return;
      if (found?.element === undefined) this.#listening.onWords(undefined);
      if (found?.isInForm)
        openClicked(this.#store, found.place.spot, isLatter(this.#document, click));
      else if (found !== undefined) this.#begin(found, click);
      else openPicture(this.#store, findPicture(this.#document, click));
    } finally {
      if (this.#click === click) {
        this.#click = undefined;
        this.#changes.release('click');
        click.keys.replay(
          () => this.typing.host?.element,
          () => this.#click?.keys,
        );
      }
    }
  }

  async #untilShown(): Promise<void> {
    await untilLive(this.#document);
    await this.#store.settled();
    this.#changes.release('click');
    this.#changes.release('pointer');
    await this.whenShown();
  }

  async #findPlace(click: Click): Promise<Meant | undefined> {
    const reader = await this.#read();
    return reader && findMeant(this.#document, reader, click);
  }

  #begin({ place, element, same }: Meant, click: Click): void {
    const redirect = async (spot: WordSpot | undefined): Promise<void> => {
      // The choice took the focus from the words.
      await this.#untilShown();
      this.typing.redirected = spot;
      const again = await this.#findPlace(click);
      if (again?.element === undefined) return;
      this.typing.begin(again.place, { element: again.element, same: again.same });
    };
    this.#listening.onWords({ place, element, redirect });
    if (element !== undefined)
      this.typing.begin(place, {
        element,
        same,
        at: click.spot === undefined ? click : isToSay(place) ? nowhere : undefined,
      });
    openFact(this.#store, place.raw);
  }
}
