// What the catalogue says of one kind of mistake.
import type { Severity } from '../model/issue';

/** The facts of one finding, put into its sentences. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/**
 * Whether a manifest may set the severity of a rule: `free` rules are matters of judgement; without `sound` ones the site
 * could not be built; `safe` ones protect visitors.
 */
export type Reach = 'free' | 'sound' | 'safe';

export interface Rule {
  readonly severity: Severity;
  readonly reach: Reach;
  /** One sentence: the cause. */
  readonly message: (params: Params) => string;
  /** One sentence: the remedy. */
  readonly hint: (params: Params) => string;
  /** A fault and its mend, as they stand in a file; in words where the fault is none of the text. */
  readonly example: readonly [fault: string, mend: string];
}

export type Rules = Readonly<Record<string, Rule>>;

/** The name that was probably meant, else what there is. */
export const meant = ({ near }: Params, otherwise: string): string =>
  near === undefined ? otherwise : `Did you mean "${near}"?`;
