// Words of a page that a person types → steps, and new paragraphs below them.
import type { ShellStore } from '../shell/shell-store';
import { findMember } from '../shell/site-values';
import type { EditPlace, ParagraphKind, Step, WordSpot } from '../wire';
import { Echo } from './echo';
import type { Formats } from './host-selection';
import { placeKey } from './read-page';
import { RichWords } from './rich-words';
import { WordHost } from './word-host';

/** In milliseconds: how long a person rests before the words are saved. */
const rest = 1000;

/** In milliseconds: until the page shows what it was told of. */
const showing = 150;

/** What a person can say where they type, and what is said around the caret. */
export interface TypedFormats extends Formats {
  readonly place: EditPlace;
  readonly hasMarks: boolean;
}

/** Words that are being written, and where. */
interface Writing {
  readonly place: EditPlace;
  /** Changes with the words of a heading, or once a new paragraph is there. */
  spot: WordSpot;
  /** What is written there. */
  saved: string;
}

interface Beginning {
  readonly element: HTMLElement;
  readonly same: readonly Text[];
  readonly at?: { readonly x: number; readonly y: number };
}

/** New paragraphs, of which the last is typed, and what is said above them by the same step. */
interface Continuing {
  readonly above: Writing;
  readonly head: string;
  readonly others: readonly string[];
  /** What they stand behind. */
  readonly element: HTMLElement;
}

interface TypingOptions {
  /** Of the frame. */
  readonly document: Document;
  readonly store: ShellStore;
  /** What the words around the caret are; undefined where nothing is typed now. */
  readonly onFormats: (formats: TypedFormats | undefined) => void;
  /** Somebody asks for a link by keys. */
  readonly onLink: () => void;
}

export class Typing {
  readonly #options: TypingOptions;
  #host: WordHost | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where else the words are written; undefined for their own place. */
  redirected: WordSpot | undefined;
  /** What the paragraph that is typed is to be when it ends. */
  #as: ParagraphKind | undefined;
  /** Those that show until the page does. */
  readonly #ended = new Set<WordHost>();

  constructor(options: TypingOptions) {
    this.#options = options;
  }

  /** The words that are typed now. */
  get host(): WordHost | undefined {
    return this.#host;
  }

  /** Makes a heading, an item of a list or a paragraph of the words that are typed. */
  become(as: ParagraphKind): void {
    const host = this.#host;
    if (host === undefined) return;
    this.#as = as;
    host.selection.resume();
    host.end();
  }

  end(): void {
    this.#host?.end();
  }

  /** Whether words were waiting for the page to show them, and are out of the way of a click now. */
  closeEnded(): boolean {
    const ended = [...this.#ended];
    this.#ended.clear();
    for (const host of ended) host.close();
    return ended.length > 0;
  }

  begin(place: EditPlace, { element, same, at }: Beginning): void {
    const written = place.raw ?? '';
    const echo = new Echo(same, written, this.#variables);
    const key = placeKey(place);
    const writing: Writing = { place, spot: place.spot, saved: written };
    const toStep = (text: string, before: string, as: ParagraphKind | undefined): Step =>
      this.redirected === undefined
        ? {
            ...{ type: 'words', spot: writing.spot, text },
            ...(place.isWritten && { before }),
            ...(as !== undefined && { as }),
          }
        : { type: 'words', spot: this.redirected, text };
    const save = async (words: string): Promise<void> => {
      clearTimeout(this.#timer);
      const as = this.#as;
      this.#as = undefined;
      if (words === writing.saved && as === undefined) return;
      const before = writing.saved;
      writing.saved = words;
      const findStep = (): Step => toStep(words, before, as);
      const answer = await this.#options.store.take(key, findStep(), findStep);
      if (answer.type === 'refused') echo.takeBack();
      if (answer.type === 'written') writing.spot = answer.spot ?? writing.spot;
    };
    // A paragraph that was split stays as it is seen until its parts are written.
    let parts: Promise<void> | undefined;
    const host = this.#openHost(place, {
      ...{ element, words: written, at },
      onInput: (words) => {
        echo.show(words);
        clearTimeout(this.#timer);
        // One that is empty is about to be written anew.
        if (words !== '' || !place.isParagraph) this.#timer = setTimeout(() => save(words), rest);
      },
      onEnd: async (words) => {
        if (parts !== undefined) return parts;
        if (words === written && writing.saved === written) echo.takeBack();
        else echo.show(words);
        await save(words);
      },
      onParagraph: (head, others) => {
        if (head === '') return host.write(others.join(' '));
        clearTimeout(this.#timer);
        host.write(head);
        const above = { above: writing, head, others, element: host.element };
        if (others.join('') === '') {
          host.end();
          this.#continue(above, () => undefined);
        } else {
          let finish = (): void => undefined;
          parts = new Promise((resolve) => {
            finish = resolve;
          });
          // The new words take the focus, and that ends these.
          this.#continue(above, finish);
        }
      },
    });
  }

  /** New paragraphs below words: they are there once something is said in the last, or before it. */
  #continue({ above, head, others, element }: Continuing, onWritten: () => void): WordHost {
    const { place } = above;
    const between = others.slice(0, -1);
    const writing: Writing = { place, spot: above.spot, saved: '' };
    const save = async (typed: string): Promise<void> => {
      const below = [...between, typed].filter((one) => one !== '');
      if (below.length === 0 && head === above.saved) return;
      const before = above.saved;
      above.saved = head;
      writing.saved = typed;
      const findStep = (): Step => ({ type: 'words', spot: above.spot, text: head, before, below });
      const answer = await this.#options.store.take(
        `${placeKey(place)} ${typed}`,
        findStep(),
        findStep,
      );
      if (answer.type === 'written') writing.spot = answer.spot ?? writing.spot;
    };
    let next: WordHost | undefined;
    const host = this.#openHost(place, {
      ...{ element, words: others.at(-1) ?? '', at: 'start', isNew: true },
      // It is written when it is left: until then the page has no place for it.
      onInput: () => undefined,
      onEnd: async (typed) => {
        await save(typed).finally(onWritten);
        setTimeout(() => next?.stayBelow(typed), showing);
      },
      onParagraph: (typed, behind) => {
        if (typed === '' && behind.join('') === '') return host.end();
        if (typed === '') return host.write(behind.join(' '));
        host.write(typed);
        host.end();
        next = this.#continue(
          { above: writing, head: typed, others: behind, element: host.element },
          () => undefined,
        );
      },
    });
    return host;
  }

  #openHost(
    place: EditPlace,
    options: Pick<
      ConstructorParameters<typeof WordHost>[0],
      'element' | 'words' | 'at' | 'isNew' | 'onInput' | 'onEnd' | 'onParagraph'
    >,
  ): WordHost {
    const rich = new RichWords({ dialect: place.dialect ?? 'plain', variables: this.#variables });
    const { onFormats, onLink } = this.#options;
    const host: WordHost = new WordHost({
      ...options,
      rich,
      onParagraph: place.isParagraph ? options.onParagraph : undefined,
      language: this.#options.document.documentElement.lang,
      onFormats: (formats) => {
        const { hasMarks } = rich;
        onFormats({ ...formats, place, hasMarks });
      },
      onLink,
      onEnd: async (words) => {
        if (this.#host === host) {
          this.#host = undefined;
          onFormats(undefined);
        }
        this.#ended.add(host);
        await options.onEnd(words);
        await new Promise((resolve) => setTimeout(resolve, showing));
        this.#ended.delete(host);
      },
    });
    this.#host = host;
    host.begin();
    return host;
  }

  get #variables(): Readonly<Record<string, string>> {
    const variables = findMember(this.#options.store.get().site, ['variables']);
    return (variables ?? {}) as Readonly<Record<string, string>>;
  }
}
