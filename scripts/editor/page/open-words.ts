// Words of the page that a person types, as the shell is told of them.
import type { ShellStore } from '../shell/shell-store';
import type { EditPlace, StepAnswer, WordSpot } from '../wire';
import type { ParagraphKind } from '../words-dialect';
import type { BegunRow } from './begun-row';
import type { ClickedPoint } from './clicked';
import type { Meant } from './find-meant';
import type { FrameChanges } from './frame-changes';
import type { Formats } from './host-selection';

export interface OpenWords {
  readonly place: EditPlace;
  readonly element: HTMLElement | undefined;
  /** Whether what is typed is written at another place. */
  readonly isHere?: boolean;
  /** What is typed, and was so far, is written at another place; undefined for their own. */
  readonly redirect: (spot: WordSpot | undefined) => Promise<void>;
}

/** What a person can say where they type, and what is said around the caret. */
export interface TypedFormats extends Formats {
  readonly place: EditPlace;
  readonly hasMarks: boolean;
}

export interface WordsListening {
  /** The words that are open; undefined for none. */
  readonly onWords: (open: OpenWords | undefined) => void;
  /** What the words around the caret are; undefined where nothing is typed now. */
  readonly onFormats: (formats: TypedFormats | undefined) => void;
  /** It is the same for the next document of a page. */
  readonly row: BegunRow;
  /** Somebody asks for a link by keys. */
  readonly onLink: () => void;
}

export interface TypingOptions extends Omit<WordsListening, 'onWords'> {
  /** Of the frame. */
  readonly document: Document;
  readonly store: ShellStore;
  readonly changes: FrameChanges;
  /** Where the words stand that follow those that are typed, or what adds a row for them; undefined for none. */
  readonly findNext: (
    place: EditPlace,
    typed: HTMLElement,
    step: 1 | -1,
  ) => WordSpot | Promise<StepAnswer> | undefined;
  /** Typing goes on in other words: at once where it is known where these stand. */
  readonly onNext: (spot: WordSpot | Promise<WordSpot | undefined>) => void;
}

export interface Beginning extends Pick<Meant, 'toStep'> {
  readonly element: HTMLElement;
  readonly same: readonly Text[];
  readonly at?: ClickedPoint | undefined;
}

/** A new paragraph, and what stands above it from then on. */
export interface Continued {
  readonly head: string;
  readonly words?: string;
  readonly as?: ParagraphKind;
}
