// A finding as a check makes it: without its sentences, and without its position; locate.ts adds both.
import type { Severity } from '../model/finding';
import type { Code } from './catalogue';
import type { Params } from './rule';

export interface Spot {
  /** The file that holds it, relative to the root of the site. */
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
}

export interface RawFinding extends Spot {
  readonly code: Code;
  /** Present where the manifest sets another severity than the catalogue. */
  readonly severity?: Severity;
  readonly params: Params;
  readonly related?: readonly Related[];
}

export interface Related extends Spot {
  readonly message: string;
  /** The message where the text has nothing at that pointer, because a default applies. */
  readonly otherwise?: string;
}
