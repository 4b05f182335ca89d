// Words of a page that a person types → steps, and new paragraphs below them.
import { listExamples } from '../shell/example-words';
import { findHistoryAct, type HistoryAct } from '../shell/history-keys';
import { tableLost } from '../shell/paste-on-page';
import { findMember } from '../shell/site-values';
import type { EditPlace, WordSpot } from '../wire';
import { newNote, type ParagraphKind } from '../words-dialect';
import type { ClickedPoint } from './clicked';
import { Echo } from './echo';
import type { Beginning, Continued, TypingOptions } from './open-words';
import { pasteRows } from './paste-rows';
import { isAbove, placeKey } from './read-page';
import { RichWords } from './rich-words';
import { WordHost } from './word-host';
import { type Ending, Writing } from './writing';

/** In milliseconds: how long a person rests before the words are saved. */
const rest = 1000;

interface Opening
  extends Pick<ConstructorParameters<typeof WordHost>[0], 'element' | 'words' | 'at' | 'isNew'> {
  readonly writing: Writing;
  readonly echo?: Echo;
}

interface Ended {
  readonly writing: Writing;
  readonly echo: Echo | undefined;
  readonly words: string;
  readonly isCancelled: boolean;
}

export class Typing {
  readonly #options: TypingOptions;
  #host: WordHost | undefined;
  #writing: Writing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where else the words are written; undefined for their own place. */
  redirected: WordSpot | undefined;
  /** What becomes of the words that are typed when they end. */
  #ending: Ending | undefined;
  #paragraphs = 0;
  /** How many words were opened. */
  #opened = 0;

  constructor(options: TypingOptions) {
    this.#options = options;
  }

  /** The words that are typed now. */
  get host(): WordHost | undefined {
    return this.#host;
  }

  /** Of words that are typed and not sent yet, the browser takes back the typing. */
  takeHistoryKey(event: KeyboardEvent): void {
    const act = findHistoryAct(event);
    const host = this.#host;
    if (!act || !host || !this.#writing?.isSent(host.words)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    host.end();
    void this.#goBack(act);
  }

  /** Once the page shows the words itself: it would leave those that were typed, where it never had others. */
  async #goBack(act: HistoryAct): Promise<void> {
    const { store, changes } = this.#options;
    await store.settled();
    await changes.whenShown(store.get().site?.shown ?? 0);
    await store[act]();
  }

  /** Whether words of a file are typed that others can stand below. */
  isIn(file: string): boolean {
    const place = this.#writing?.place;
    return this.#host !== undefined && this.spot?.file === file && !!place && isAbove(place);
  }

  /** Where words were opened last. */
  get spot(): WordSpot | undefined {
    return this.#writing?.spot;
  }

  /** Makes something else of the words that are typed, changes the table that they are in, or puts something below them. */
  become(ending: Ending): void {
    const host = this.#host;
    if (host === undefined) return;
    this.#ending = ending;
    host.selection.resume();
    host.end();
  }

  /** Begins a paragraph below the words that are typed: it is there once something is said in it. */
  beginBelow(as: ParagraphKind): void {
    const [host, writing] = [this.#host, this.#writing];
    if (host === undefined || writing === undefined) return;
    host.selection.resume();
    this.#continue(writing, host, { head: host.words.trim(), as });
  }

  /** Names a footnote at the caret, of which the words are typed next. */
  addNote(): void {
    this.#host?.selection.resume();
    this.#host?.selection.insertPiece(newNote);
    this.become({ as: 'note' });
  }

  /** What is selected in the words stays so while somebody is asked where a link leads. */
  askForLink(): void {
    this.#host?.selection.hold();
    this.#options.onLink();
  }

  end(): void {
    this.#host?.end();
  }

  begin(place: EditPlace, { element, same, at, toStep }: Beginning): void {
    const words = place.raw ?? '';
    const writing = new Writing({
      ...{ store: this.#options.store, place, key: placeKey(place), toStep },
      findRedirected: () => this.redirected,
    });
    const echo = new Echo(same, words, this.#variables);
    this.#open({ element, words, at: at && this.#withExample(at, words), writing, echo });
  }

  /** What an example says is written anew: a click selects all of it, as in a form. */
  #withExample(at: ClickedPoint, words: string): ClickedPoint {
    const isExample = listExamples(this.#options.store.get().schemas).has(words);
    return isExample ? { ...at, count: 3 } : at;
  }

  /** A new paragraph below words. */
  #continue(above: Writing, host: WordHost, { head, words = '', as }: Continued): void {
    this.#paragraphs += 1;
    const writing = new Writing({
      ...{ store: this.#options.store, place: above.place },
      key: `${placeKey(above.place)} below ${this.#paragraphs}`,
      below: { above, head, as },
    });
    host.write(head);
    // What is there already is written at once.
    if (words !== '') void writing.save(words);
    // They are open before the former ones end: the page changes between no two of them.
    const element = host.element.closest('table') ?? host.element;
    this.#open({ element, words, at: 'start', isNew: true, writing });
    host.end();
  }

  /** Enter in an empty paragraph ends the typing; of a list, the list: a paragraph begins behind it. */
  #leave(writing: Writing, host: WordHost): void {
    const list = host.element.closest<HTMLElement>('ul, ol');
    if (list !== null && writing.leaveList())
      this.#open({ element: list, words: '', at: 'start', isNew: true, writing });
    host.end();
  }

  /** Tab: in what is read next, and behind the last cell of a table in a new row. At an end, who types stays where they see it. */
  #goOn(host: WordHost, place: EditPlace, step: 1 | -1): void {
    // Before a row that comes below it: who leaves that takes back nothing else.
    void this.#writing?.save(host.words);
    const next = this.#options.findNext(place, host.element, step);
    if (next !== undefined)
      this.#options.onNext(next instanceof Promise ? this.#options.row.begin(next) : next);
    else if (place.isCell && step > 0) this.become({ as: 'add row', begins: true });
    else host.rest();
    host.end();
  }

  #open({ writing, echo, ...options }: Opening): void {
    const { place } = writing;
    this.#options.row.enter(place.spot);
    this.#opened += 1;
    const held = `words ${this.#opened}`;
    const rich = new RichWords({
      ...{ dialect: place.dialect ?? 'plain', variables: this.#variables },
      takesParts: place.isParagraph,
    });
    const { store, changes, document, onFormats } = this.#options;
    const host: WordHost = new WordHost({
      ...options,
      ...{ rich, language: document.documentElement.lang },
      onTableLost: () => store.set({ notice: tableLost }),
      takesPasted: (text) => pasteRows(store, { host, place, text }),
      onLink: () => this.askForLink(),
      onFormats: (formats) => onFormats({ ...formats, place, hasMarks: rich.hasMarks }),
      onInput: (words) => {
        echo?.show(words);
        this.#options.row.hear(place.spot, words);
        clearTimeout(this.#timer);
        // One that is empty is about to be written anew.
        if (words !== '' || !place.isParagraph)
          this.#timer = setTimeout(() => writing.save(words), rest);
      },
      onParagraph: place.isParagraph
        ? (head, tail) => {
            if (head !== '') this.#continue(writing, host, { head, words: tail });
            else if (tail === '') this.#leave(writing, host);
            else host.write(tail);
          }
        : undefined,
      onTab: (step) => this.#goOn(host, place, step),
      onPasted: ([words = '', ...pasted]) => {
        this.#ending = { pasted };
        host.end(words);
      },
      onEnd: (words, isCancelled) => {
        clearTimeout(this.#timer);
        if (this.#host === host) {
          this.#host = undefined;
          onFormats(undefined);
        }
        return this.#end({ writing, echo, words, isCancelled }, () => changes.release(held));
      },
    });
    this.#host = host;
    this.#writing = writing;
    void changes.hold(held);
    host.begin();
  }

  async #end(ended: Ended, onSaved: () => void): Promise<void> {
    const { writing, echo, words, isCancelled } = ended;
    const { store, changes, onNext } = this.#options;
    const ending = this.#ending;
    this.#ending = undefined;
    this.#options.row.leave();
    if (writing.isUntouched(words) && ending === undefined) echo?.takeBack();
    else echo?.show(words);
    const saving = isCancelled ? writing.takeBack(words) : writing.save(words, ending);
    if (ending?.begins) onNext(this.#options.row.begin(saving));
    else if (ending !== undefined)
      onNext(saving.then((made) => (made?.type === 'written' ? made.spot : undefined)));
    // What others have changed meanwhile is shown with it: else the words could be seen twice, where they were and are.
    const answer = await saving.finally(onSaved);
    if (answer?.type === 'refused') echo?.takeBack();
    await changes.whenShown(store.get().site?.shown ?? 0);
  }

  get #variables(): Readonly<Record<string, string>> {
    const variables = findMember(this.#options.store.get().site, ['variables']);
    return (variables ?? {}) as Readonly<Record<string, string>>;
  }
}
