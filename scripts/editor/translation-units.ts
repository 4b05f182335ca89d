// The words of a language beside those of the site, as the shell and the server of the editor speak of them.

import type { WordsDialect } from './words-dialect';

/** How far a translation is; `kept` and `machine` are done as well, and wait for somebody to read them. */
export type TranslationState = 'missing' | 'stale' | 'machine' | 'kept' | 'done';

/** Words of the site beside their translation. */
export interface TranslationUnit {
  /** Of the language. */
  readonly file: string;
  /** Of a document: a member before its text, or the name of a part. Empty for a pair. */
  readonly part: string;
  readonly state: TranslationState;
  /** What a stale translation was made from; empty where that is not known. */
  readonly was: string;
  readonly source: string;
  /** Empty where there is none. */
  readonly target: string;
}

/** With what its words may say. */
export interface ListedUnit extends TranslationUnit {
  readonly dialect: WordsDialect;
}

export interface OfLanguage {
  readonly tag: string;
  /** The id of a page; empty for the whole site. */
  readonly page: string;
}

export interface TranslationPlace extends OfLanguage {
  /** Empty for all. */
  readonly filter: TranslationState | '';
}

export interface Translations {
  readonly counts: Readonly<Record<TranslationState, number>>;
  readonly units: readonly ListedUnit[];
  /** How many there are besides. */
  readonly more: number;
}
