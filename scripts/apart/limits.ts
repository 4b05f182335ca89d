// How long a site's own code may take for one call, and how much it may make of it.

export interface Limits {
  /** Milliseconds of work. */
  readonly work: number;
  /** Milliseconds of waiting. */
  readonly waiting: number;
  /** Megabytes of heap, beyond what was there when the call began. */
  readonly heap: number;
  /** Characters of markup on a page. */
  readonly markup: number;
  /** Milliseconds until a thread has said where it is: code of Node that is at work answers nothing. */
  readonly asking: number;
  /** Milliseconds until a thread that is told to end has ended; half as many more, where it waits for something. */
  readonly ending: number;
}

const usual: Limits = {
  work: 3000,
  waiting: 30_000,
  heap: 512,
  markup: 10_000_000,
  asking: 2000,
  ending: 2000,
};

/** Tests lower them: `PLINTH_LIMITS='{"work":500}'`. */
export const readLimits = (): Limits => ({
  ...usual,
  ...(JSON.parse(process.env.PLINTH_LIMITS || '{}') as Partial<Limits>),
});
