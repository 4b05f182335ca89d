// What a step has changed at one place, in few words.

export interface SaidChange {
  /** Relative to the root of the site. */
  readonly file: string;
  readonly pointer: string;
  /** Empty where there were none, or more than words. */
  readonly before: string;
  readonly after: string;
}
