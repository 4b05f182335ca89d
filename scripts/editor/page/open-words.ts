// Words of the page that a person types, as the shell is told of them.
import type { ShellStore } from '../shell/shell-store';
import type { EditPlace, WordSpot } from '../wire';
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
  /** Somebody asks for a link by keys. */
  readonly onLink: () => void;
}

export interface TypingOptions extends Omit<WordsListening, 'onWords'> {
  /** Of the frame. */
  readonly document: Document;
  readonly store: ShellStore;
  readonly changes: FrameChanges;
  /** Where the words stand that follow those that are typed, or will once there is a row for them; undefined for none. */
  readonly findNext: (
    place: EditPlace,
    typed: HTMLElement,
    step: 1 | -1,
  ) => WordSpot | Promise<WordSpot | undefined> | undefined;
  /** Typing goes on in other words: at once where it is known where these stand. */
  readonly onNext: (spot: WordSpot | Promise<WordSpot | undefined>) => void;
}
