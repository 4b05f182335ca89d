// What the catalogue says about one kind of mistake.
import type { Severity } from '../model/finding';

/** The facts of one finding, to be inserted into its sentences. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * Whether a manifest may change the severity of a rule: `free` rules are matters of judgement; a site that breaks a
 * `required` one cannot be built; `safety` rules protect visitors.
 */
export type Reach = 'free' | 'required' | 'safety';

export interface Rule {
  readonly severity: Severity;
  readonly reach: Reach;
  /** One sentence: the cause. */
  readonly message: (params: Params) => string;
  /** One sentence: the remedy. */
  readonly hint: (params: Params) => string;
  /** A mistake and its fix, as they are written in a file; in words where the mistake is not in a text. */
  readonly example: readonly [wrong: string, fixed: string];
}

export type Rules = Readonly<Record<string, Rule>>;

/** Proposes the name that was probably meant; without one, `otherwise`. */
export const meant = ({ near }: Params, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean "${near}"?`;
