// A finding as a check makes it: without its sentences, and without its position; locate.ts adds both.
import type { Severity } from '../model/finding';
import type { Code, ParamsOf } from './catalogue';

export interface Spot {
  /** The id of the source that holds it: its path below the root of the site, where it is a file. */
  readonly file: string;
  /** JSON pointer inside the file. */
  readonly pointer: string;
  /** The value at the pointer, or the key that holds it. */
  readonly part?: 'value' | 'key';
  /** The part of a text, or of a key, that the finding is about: what is written from there to there. */
  readonly span?: readonly [start: number, end: number];
  /** The link of a text that the finding is about, counted from 0: its target is marked. */
  readonly link?: number;
  /** An offset in the text of the file, for errors that leave no value to point at. */
  readonly offset?: number;
  /** How many characters are marked from there on: one, if it is absent. */
  readonly length?: number;
}

/** What is wrong: a code, with the parameters that its rule declares. */
export type Cause = {
  readonly [C in Code]: { readonly code: C; readonly params: ParamsOf<C> };
}[Code];

export type RawFinding = Spot & Cause & Extra;

interface Extra {
  /** Present where it is another than that of the catalogue: the manifest sets it, or the case is milder. */
  readonly severity?: Severity;
  /** The members that the object at the pointer lacks: they may belong into another file. */
  readonly missing?: readonly string[];
  readonly related?: readonly Related[];
}

export interface Related extends Spot {
  readonly message: string;
  /** The message where the text has nothing at that pointer, because a default applies. */
  readonly otherwise?: string;
}

/** A finding whose file the caller adds. */
export type FilelessFinding = Omit<Spot, 'file'> & Cause & Pick<RawFinding, 'missing'>;
