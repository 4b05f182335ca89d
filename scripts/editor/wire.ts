// What the shell of the editor and its server say to each other. All of it is JSON.
import type { Redirect } from '../../engine/generated/manifest';
import type { JsonValue } from '../../engine/model/json';
import { devPaths } from '../dev/dev-site';
import type { PageWords, ShownPlace } from '../marks/page-words';
import type { AskedOnce, AskedPast } from './asked-once';
import type { DataRows, FileFacts } from './file-facts';
import type { LastChange, Proposed, Publishing, Standing } from './published';
import type { ReaderChange } from './reader-changes';
import type { SaidChange } from './said-change';
import type { ShownCount } from './shown-count';
import type {
  FindingPlace,
  OfferedRepair,
  PastStep,
  ToldFinding,
  ToldState,
  WaitingStep,
} from './site-state';
import type { FoundWords, Sought } from './sought';
import type {
  OfLanguage,
  TranslationPlace,
  Translations,
  TranslationUnit,
} from './translation-units';
import type { Preview, Trial } from './trial';
import type { ParagraphKind, TableChange, WordsDialect } from './words-dialect';

/** Where words stand in the files of a site: the value at a pointer, or the name of the member there. */
export interface WordSpot {
  readonly file: string;
  readonly pointer: string;
  readonly part?: 'key' | 'value';
}

/** A place of words. */
export interface EditPlace extends ShownPlace {
  /** What stands there: words with their variables and marks of emphasis. Absent where nothing is written, or nothing can be. */
  readonly raw?: string;
  /** Absent where `raw` is. */
  readonly dialect?: WordsDialect;
  /** Whether others like it can stand below it. */
  readonly isParagraph?: boolean;
  /** Whether they are in a table that rows and columns can be added to. */
  readonly isCell?: boolean;
  /** Whether no other paragraph of its file says the same: it is known again by its words. */
  readonly isOnly?: boolean;
  /** Whether a field of a form says what these words are made of, such as an amount or hours. */
  readonly isInForm?: boolean;
}

/** The words of a page, with what is written at their places. */
export interface PageText extends PageWords {
  readonly places: Readonly<Record<number, EditPlace>>;
}

/** What a person saw at a place when they began to change it; null where nothing was. */
export interface SeenValue {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly value: JsonValue;
}

/** A requested change, as one step of a person. */
export type Step =
  | {
      readonly type: 'words';
      readonly spot: WordSpot;
      /** Of a paragraph: empty where it is not to be there. */
      readonly text: string;
      readonly before?: string;
      /** Whether nothing else there said that. */
      readonly isOnly?: boolean;
      /** New paragraphs below it. */
      readonly below?: readonly string[];
      /** What it is to be from then on: of a document. */
      readonly as?: ParagraphKind | TableChange | 'note';
    }
  /** The text of a document; its front matter stays as it is. */
  | {
      readonly type: 'document';
      readonly file: string;
      readonly text: string;
      readonly before: string;
    }
  | {
      readonly type: 'operations';
      readonly operations: readonly JsonValue[];
      /** In a few words, for the list of changes. */
      readonly about?: string;
      readonly seen?: SeenValue;
    };

export interface StepRequest extends AskedOnce {
  /** Of several steps with one key only the last waits. */
  readonly key: string;
  readonly step: Step;
  /** Whether the person has agreed to change what edits are judged by. */
  readonly allowRules?: boolean;
  /** Whether the person wants it in the place of what somebody else has written there since. */
  readonly overwrites?: boolean;
}

/** What became of a step, and what the site is like then. */
export interface StepOutcome {
  readonly answer: StepAnswer;
  readonly state: ToldState;
}

export type StepAnswer =
  | {
      readonly type: 'written';
      readonly about: string;
      readonly token: string;
      /** Of what is taken back, or done again: those that have changed. */
      readonly files?: readonly string[];
      /** Where the words stand now. */
      readonly spot?: WordSpot;
      readonly isOnly?: boolean;
    }
  | { readonly type: 'unchanged' }
  | ({ readonly type: 'waits' } & Omit<WaitingStep, 'repairs'>)
  /** A person has to agree: then it is sent again, with that. */
  | {
      readonly type: 'asks';
      readonly allows: 'allowRules' | 'overwrites';
      readonly message: string;
    }
  /** It cannot be done, or others have written the same place since. */
  | { readonly type: 'refused'; readonly message: string };

/** A step that was written. */
export interface ListedStep extends PastStep {
  readonly isUndone: boolean;
  readonly files: readonly string[];
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  /** The first of what it has changed. */
  readonly said: readonly SaidChange[];
}

/** By the name of a request: what is sent, and what is answered. */
export interface Requests {
  readonly state: readonly [sent: Record<string, never>, answer: ToldState];
  readonly words: readonly [sent: { readonly path: string }, answer: PageText | null];
  /** One for each; null where there are too many pages to look at. */
  readonly shown: readonly [
    sent: { readonly spots: readonly WordSpot[] },
    answer: readonly ShownCount[] | null,
  ];
  readonly step: readonly [sent: StepRequest, answer: StepOutcome];
  /** Why operations would not be written; nothing where they would. */
  readonly try: readonly [
    sent: { readonly operations: readonly JsonValue[] },
    answer: readonly ToldFinding[],
  ];
  /** Nothing is written. */
  readonly trial: readonly [sent: { readonly operations: readonly JsonValue[] }, answer: Trial];
  /** The site as readers will see it from the day of an item on. */
  readonly preview: readonly [
    sent: { readonly id: string; readonly file: string },
    answer: Preview,
  ];
  readonly undo: readonly [sent: AskedPast, answer: StepOutcome];
  readonly redo: readonly [sent: AskedPast, answer: StepOutcome];
  readonly discard: readonly [sent: { readonly id: string }, answer: ToldState];
  readonly repair: readonly [sent: { readonly id: string }, answer: StepOutcome];
  /** What would fix the findings of the site. */
  readonly repairs: readonly [sent: Record<string, never>, answer: readonly OfferedRepair[]];
  readonly fix: readonly [sent: FindingPlace, answer: StepOutcome];
  /** The text of a document, without its front matter; null where there is none. */
  readonly read: readonly [sent: { readonly file: string }, answer: string | null];
  /** What an item says: in its front matter, or in JSON. */
  readonly item: readonly [sent: { readonly file: string }, answer: JsonValue];
  /** At a place of the manifest where no colour is written, those that readers see: one for each scheme. */
  readonly colours: readonly [sent: Pick<SeenValue, 'path'>, answer: readonly string[]];
  /** Of a data file; null where there is none. */
  readonly rows: readonly [sent: { readonly file: string }, answer: DataRows | null];
  /** Those of the list beside the manifest; null where there is none. */
  readonly redirects: readonly [sent: Record<string, never>, answer: readonly Redirect[] | null];
  readonly translations: readonly [sent: TranslationPlace, answer: Translations];
  /** `isRead`: what is written there is right as it is. */
  readonly translate: readonly [
    sent: OfLanguage & { readonly unit: TranslationUnit; readonly isRead: boolean },
    answer: StepOutcome,
  ];
  readonly language: readonly [
    sent: { readonly tag: string; readonly name: string },
    answer: StepOutcome,
  ];
  /** Of a file below files/. */
  readonly file: readonly [sent: { readonly path: string }, answer: FileFacts | null];
  /** With its files; the addresses of its pages lead to those of the site. */
  readonly 'remove language': readonly [
    sent: { readonly tag: string; readonly name: string },
    answer: StepOutcome,
  ];
  readonly steps: readonly [sent: Record<string, never>, answer: readonly ListedStep[]];
  /** What changes for readers since the last commit, in words. */
  readonly changes: readonly [
    sent: Record<string, never>,
    answer: readonly ReaderChange[] | string,
  ];
  /** Makes the site as it was at the last commit; false where there is none. */
  readonly former: readonly [sent: Record<string, never>, answer: boolean];
  readonly find: readonly [sent: Sought, answer: readonly FoundWords[]];
  readonly replace: readonly [
    sent: Sought & { readonly by: string; readonly places: readonly FoundWords[] },
    answer: StepOutcome,
  ];
  /** Builds the site; the answer is where. */
  readonly build: readonly [sent: Record<string, never>, answer: { readonly folder: string }];
  readonly standing: readonly [sent: Record<string, never>, answer: Standing];
  readonly publishing: readonly [sent: Record<string, never>, answer: Publishing];
  /** Asks the remote what is new there. */
  readonly fetch: readonly [sent: Record<string, never>, answer: Publishing];
  /** The same by itself: how many commits are new there. Nothing is said where that is not known. */
  readonly incoming: readonly [sent: Record<string, never>, answer: number];
  /** Takes in what others have published. */
  readonly merge: readonly [
    sent: Record<string, never>,
    answer: { readonly about: string; readonly state: ToldState },
  ];
  readonly author: readonly [
    sent: { readonly file: string; readonly path: readonly (string | number)[] },
    answer: LastChange,
  ];
  readonly commit: readonly [sent: { readonly message: string }, answer: Proposed];
  readonly propose: readonly [sent: { readonly message: string }, answer: Proposed];
  readonly schemas: readonly [
    sent: Record<string, never>,
    answer: Readonly<Record<string, JsonValue>>,
  ];
}

export const editPaths = {
  shell: devPaths.editor,
  requests: `${devPaths.editor}/do/`,
  files: `${devPaths.editor}/files/`,
  pictures: `${devPaths.editor}/picture/`,
  /** With the address of a page behind them: that page without scripts, as it was at the last commit, and as it is. Behind `trial` and a number: as it would be. */
  former: `${devPaths.editor}/former`,
  now: `${devPaths.editor}/now`,
  trial: `${devPaths.editor}/trial`,
} as const;

/** The headers in which a request has the token of the server, and the name of the state that its shell knows. */
export const tokenHeader = 'x-plinth-edit';
export const knownHeader = 'x-plinth-known';
