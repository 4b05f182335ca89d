// Words of a place as a person types them → steps: those of its own place, or of a new paragraph below another.
import type { ShellStore } from '../shell/shell-store';
import type { EditPlace, Step, StepAnswer, WordSpot } from '../wire';
import { type ParagraphKind, paragraphMarks } from '../words-dialect';

type WordsStep = Extract<Step, { readonly type: 'words' }>;

interface Below {
  readonly above: Writing;
  /** What is said above by the same step. */
  readonly head: string;
  /** Of a list: whether it ends above. */
  endsList?: boolean;
  /** What it is, where that is not what stands above it. */
  readonly as?: ParagraphKind | undefined;
}

/** What else is said of words when they end. */
export interface Ending {
  /** What they are to be. */
  readonly as?: WordsStep['as'];
  /** Whether it is a row that goes where nothing is said in it. */
  readonly begins?: true;
  /** What was pasted with them: below them. */
  readonly pasted?: readonly string[];
}

/** Where words stand once they are written. */
type Standing = Pick<Extract<StepAnswer, { readonly type: 'written' }>, 'spot' | 'isOnly'>;

interface WritingOptions {
  readonly store: ShellStore;
  readonly place: EditPlace;
  /** Of several steps with one key only the last waits. */
  readonly key: string;
  /** Of a new paragraph: it is there once something is said in it. */
  readonly below?: Below;
  /** What writes them, where they are no words in the files: from what was written before. */
  readonly toStep?: ((words: string, before: string) => Step) | undefined;
  /** Where else the words are written. */
  readonly findRedirected?: () => WordSpot | undefined;
}

/** A paragraph behind a list is none of its items. */
const toOwnMarks = (kind: ParagraphKind): string => paragraphMarks[kind] || '\n';

export class Writing {
  readonly #options: WritingOptions;
  /** Changes with the words of a heading, or once a new paragraph is there. */
  #spot: WordSpot;
  /** What the files say. */
  #written: string;
  /** Whether nothing else there says the same. */
  #isOnly: boolean;
  /** What was sent last. */
  #sent: string;
  #below: Below | undefined;
  /** Of the steps that have written what is typed here. */
  #tokens: string[] = [];
  #turn: Promise<StepAnswer | undefined> = Promise.resolve(undefined);

  constructor(options: WritingOptions) {
    const { place, below } = options;
    this.#options = options;
    this.#spot = place.spot;
    this.#written = below === undefined ? (place.raw ?? '') : '';
    this.#isOnly = below === undefined && place.isOnly === true;
    this.#sent = this.#written;
    this.#below = below;
  }

  /** Where the words are written by now. */
  get spot(): WordSpot {
    return this.#spot;
  }

  get place(): EditPlace {
    return this.#options.place;
  }

  /** Whether nothing else than these words was ever sent. */
  isUntouched(words: string): boolean {
    return words === this.#sent && words === this.#written;
  }

  /** What would be an item of a list becomes a paragraph behind it; false where something is there already, or none can be. */
  leaveList(): boolean {
    const below = this.#below;
    const leaves = this.place.dialect === 'document' && below !== undefined && !below.endsList;
    if (leaves) below.endsList = true;
    return leaves;
  }

  isSent(words: string): boolean {
    return words === this.#sent;
  }

  /** As it was before somebody began to type: what was written since is taken back, without a further change. */
  async takeBack(words: string): Promise<StepAnswer | undefined> {
    await this.#turn;
    // What waits, or was said with another paragraph, is said anew.
    if (this.#options.below !== undefined || this.#written !== this.#sent || words === this.#sent)
      return this.save(words);
    let answer: StepAnswer | undefined;
    // They are in sight here, whichever page has them.
    for (const token of this.#tokens.splice(0).reverse())
      answer = await this.#options.store.undo(token, true);
    this.#sent = words;
    this.#written = words;
    return answer;
  }

  /** Resolves when it is written, or waits: with the answer, if there was something to write. */
  save(words: string, ending?: Ending): Promise<StepAnswer | undefined> {
    const { head, above } = this.#below ?? {};
    const isNew = above !== undefined && head !== above.#sent;
    if (words === this.#sent && ending === undefined && !isNew) return this.#turn;
    // Nothing stands below what is not there yet.
    if (above !== undefined && above.#below !== undefined && head !== undefined)
      void above.save(head);
    this.#sent = words;
    const { store, key, findRedirected } = this.#options;
    const redirected = findRedirected?.();
    this.#turn = store.takePending(key, {
      find: () =>
        redirected === undefined
          ? this.#toStep(words, ending)
          : { type: 'words', spot: redirected, text: words },
      onAnswer: (answer) => {
        if (answer.type === 'written') {
          this.#tokens.push(answer.token);
          this.#noteWritten(words, answer);
        } else if (answer.type === 'unchanged') this.#noteWritten(words, {});
      },
    });
    if (this.#below !== undefined) {
      const { above, head } = this.#below;
      above.#sent = head;
      above.#turn = this.#turn;
    }
    return this.#turn;
  }

  #toStep(words: string, { as, pasted = [] }: Ending = {}): Step {
    const { place, toStep } = this.#options;
    if (toStep !== undefined) return toStep(words, this.#written);
    if (this.#below !== undefined) {
      const { above, head, endsList, as: kind = as as ParagraphKind | undefined } = this.#below;
      const own = (kind === undefined ? (endsList ? '\n' : '') : toOwnMarks(kind)) + words;
      const below = [...(words === '' ? [] : [own]), ...pasted];
      const seen = { spot: above.#spot, before: above.#written, isOnly: above.#isOnly };
      return { type: 'words', ...seen, text: head, below };
    }
    return {
      ...{ type: 'words', spot: this.#spot, text: words },
      ...(place.isWritten && { before: this.#written, isOnly: this.#isOnly }),
      ...(as !== undefined && { as }),
      ...(pasted.length > 0 && { below: pasted }),
    };
  }

  #noteWritten(words: string, { spot, isOnly = false }: Standing): void {
    if (this.#below !== undefined) this.#below.above.#noteHead(this.#below.head);
    // One that says nothing is not there.
    const isThere = this.#below === undefined || words !== '';
    if (isThere) {
      this.#below = undefined;
      this.#spot = spot ?? this.#spot;
      this.#isOnly = isOnly;
    }
    this.#written = words;
  }

  /** It was written together with what is below it. */
  #noteHead(head: string): void {
    if (head !== this.#written) this.#isOnly = false;
    this.#written = head;
  }
}
