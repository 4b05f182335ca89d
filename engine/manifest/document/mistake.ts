import type { Code } from '../catalogue';
import type { Params } from '../rule';

/** A finding of a document; the codes are those of the catalogue. */
export interface Mistake {
  readonly code: Code;
  readonly offset: number;
  readonly params: Params;
}
