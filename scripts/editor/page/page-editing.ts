// The page in the frame, while it is edited: a click selects its block and opens the words that are meant.
import { takeHistoryKey } from '../shell/history-keys';
import { takeRegionKey } from '../shell/regions';
import type { ShellStore } from '../shell/shell-store';
import { openClicked, openFact, openPicture, selectShown } from '../shell/spots';
import { sayStray } from '../shell/stray-keys';
import type { WordSpot } from '../wire';
import { type Click, findPicture, findText, isLatter, isSign, isToSay, nowhere } from './clicked';
import { findMeant, findMeantAt, type Meant, toTyped } from './find-meant';
import { FrameChanges } from './frame-changes';
import { addFrameStyles } from './frame-styles';
import { KeptKeys } from './kept-keys';
import { MarkedFacts } from './marked-facts';
import { findNextWords } from './next-cell';
import type { WordsListening } from './open-words';
import { findOpenField, whenFieldOpen } from './opened-field';
import type { PageReader } from './read-page';
import { type BlockPlace, SelectedBlock } from './selected-block';
import { type Reached, TextWalk } from './text-walk';
import { Typing } from './typing';
import { untilLive } from './until-live';
import { watchPointer } from './watch-pointer';
import { findShown } from './word-host';
import { WordsOfPage } from './words-of-page';

export class PageEditing {
  readonly #document: Document;
  readonly #store: ShellStore;
  readonly #listening: WordsListening;
  readonly #words: WordsOfPage;
  /** By which the words that are typed were found: the page stays as it was read then. */
  #reader: PageReader | undefined;
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
    this.#words = new WordsOfPage(document, store);
    this.#changes = new FrameChanges(document, () => this.selected.refresh());
    this.selected = new SelectedBlock(document);
    this.typing = new Typing({
      ...{ document, store, changes: this.#changes, ...listening },
      findNext: (...from) => findNextWords({ reader: this.#reader, store }, ...from),
      onNext: (spot) => this.#goOn(spot),
    });
    this.#walk = new TextWalk({ document, store, open: (reached) => this.#reach(reached) });
    addFrameStyles(document);
    this.#listen();
  }

  /** Opens words of a text: those that were typed last, or, where others are meant as well, the last that more can stand below. */
  async openIn(file: string, isSame = false): Promise<boolean> {
    if (this.typing.isIn(file)) return true;
    await this.#untilShown();
    const spot = (await this.#words.read())?.findIn(file, this.typing.spot, isSame);
    if (spot === undefined) return false;
    await this.#open(this.#toClick({ ...nowhere, spot }));
    return this.typing.host !== undefined;
  }

  /** Whether words are typed, or are about to be. */
  get isTyping(): boolean {
    return this.typing.host !== undefined || this.#click !== undefined;
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
    if (click.path === this.#words.path) void this.#open(click);
  }

  /** Resolves when the page shows everything that was written before. */
  whenShown(): Promise<void> {
    return this.#changes.whenShown(this.#store.get().site?.shown ?? 0);
  }

  /** A page that has loaded anew goes first to where it was. */
  scrollTo(place: BlockPlace): Promise<void> {
    const shown = untilLive(this.#document).then(() => this.whenShown());
    return this.selected.scrollTo(place, shown);
  }

  #listen(): void {
    const options = { capture: true, signal: this.#ending.signal };
    const document = this.#document;
    const isLeft = (event: Event): boolean =>
      !this.#store.get().edits ||
      (this.typing.host?.contains(event.target as Node) ?? false) ||
      isSign(event.target as Element);
    watchPointer({ document, options, changes: this.#changes, isLeft });
    document.addEventListener(
      'click',
      (event) => {
        if (isLeft(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#takeClick(event);
      },
      options,
    );
    const read = () => this.whenShown().then(() => this.#words.read());
    const facts = new MarkedFacts({ document, store: this.#store, read });
    document.addEventListener('pointerover', () => void facts.show(), options);
    document.addEventListener('keydown', (event) => this.#takeKey(event), options);
    document.addEventListener('paste', (event) => this.#click?.keys.keepPasted(event), options);
    addEventListener('pointerdown', () => this.#leave(), options);
  }

  #takeKey(event: KeyboardEvent): void {
    takeRegionKey(event);
    // Also while words are open: they may be a fact, whose field opens in their place.
    if (this.#click !== undefined) this.#click.keys.keep(event);
    else if (this.typing.host?.contains(event.target as Node)) this.typing.takeHistoryKey(event);
    else {
      takeHistoryKey(this.#store, event);
      if (this.#store.get().edits) this.#walk.takeKey(event);
    }
  }

  #takeClick({ target, clientX: x, clientY: y, detail: count }: MouseEvent): void {
    const element = target as Element;
    const text = findText(this.#document, { x, y }, element)?.data;
    this.#reach({ x, y, count, text, target: element });
  }

  #reach({ target, ...point }: Reached): void {
    this.typing.end();
    selectShown(this.#store, target);
    void this.#open(this.#toClick(point));
  }

  #toClick(at: Omit<Click, 'path' | 'keys'>): Click {
    return { ...at, path: this.#words.path, keys: new KeptKeys() };
  }

  /** What the page shows already is typed at once: it is as it was read, while words are typed. */
  #goOn(spot: WordSpot | Promise<WordSpot | undefined>): void {
    const click = this.#toClick({ ...nowhere, spot });
    const found = spot instanceof Promise ? undefined : findMeantAt(this.#reader, spot);
    const meant = found && toTyped(this.#store.get().site, found);
    const isThere = meant?.element && findShown(meant.element) === meant.element;
    if (isThere && !meant.isInForm) this.#begin(meant, click);
    else {
      this.typing.end();
      void this.#open(click);
    }
  }

  /** Opens what was clicked, once the page shows everything that was written before; keys wait so long. */
  async #open(click: Click): Promise<void> {
    this.#click?.keys.end();
    this.#click = click;
    click.keys.listen(this.#document);
    await this.#untilShown();
    if (this.#click !== click) return;
    try {
      await this.#changes.hold('click');
      const found = await this.#findPlace(click);
      await click.keys.whenComposed();
      if (this.#click !== click) return;
      if (found?.element === undefined) this.#listening.onWords(undefined);
      if (found?.isInForm)
        openClicked(this.#store, found.place.spot, isLatter(this.#document, click));
      else if (found !== undefined) this.#begin(found, click);
      else openPicture(this.#store, findPicture(this.#document, click));
      await whenFieldOpen(this.#store);
    } finally {
      if (this.#click === click) {
        this.#end(click);
        const isKept = click.keys.replay(
          () => this.typing.host?.element ?? findOpenField(),
          () => this.#click?.keys,
        );
        if (!isKept) sayStray(this.#store);
      }
    }
  }

  #end({ keys }: Click): void {
    this.#click = undefined;
    this.#changes.release('click');
    keys.end();
  }

  /** Who has gone on to something beside the page finds it there; what was typed before still comes into its words. */
  #leave(): void {
    if (this.#click?.keys.isEmpty === true) this.#end(this.#click);
  }

  async #untilShown(): Promise<void> {
    await untilLive(this.#document);
    await this.#store.settled();
    this.#changes.release('click');
    this.#changes.release('pointer');
    await this.whenShown();
  }

  async #findPlace(click: Click): Promise<Meant | undefined> {
    this.#reader = await this.#words.read();
    const found = this.#reader && (await findMeant(this.#document, this.#reader, click));
    return found && click.spot ? toTyped(this.#store.get().site, found) : found;
  }

  #begin({ place, element, same, toStep }: Meant, click: Click): void {
    const redirect = async (spot: WordSpot | undefined): Promise<void> => {
      this.#listening.onWords({ place, element, redirect, isHere: spot !== undefined });
      const typed = await this.typing.host?.takeBack();
      await this.#untilShown();
      this.typing.redirected = spot;
      const again = await this.#findPlace(click);
      if (again?.element === undefined) return;
      this.typing.begin(again.place, { element: again.element, same: again.same });
      if (typed !== undefined) this.typing.host?.write(typed);
      this.typing.host?.selection.placeAtEnd();
    };
    this.#listening.onWords({ place, element, redirect });
    if (element !== undefined)
      this.typing.begin(place, {
        ...{ element, same, toStep },
        at: click.spot === undefined ? click : isToSay(place) ? nowhere : undefined,
      });
    // The words before have ended.
    this.typing.redirected = undefined;
    openFact(this.#store, place.raw);
  }
}
