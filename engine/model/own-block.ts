// Blocks of a site's own, as the engine sees them: it did not write their schemas, so it does not know what their members mean.

/**
 * Stands for the name of any type that the engine lacks: none has a colon. A plain string could be one of the engine's, and
 * then a look at the type would not tell them apart.
 */
type OwnBlockType = ':own';

/** What means the same on every block, whoever wrote its schema. `Members` are those that all have without saying so. */
export type EveryBlock<Members> = Members & {
  readonly type: string;
  readonly id?: string;
  readonly heading?: string;
  readonly layout?: string;
};

/** All else is its own: a `form` may be a word, `hours` a number. */
export type OwnBlock<Members> = EveryBlock<Members> & {
  readonly type: OwnBlockType;
  readonly [member: string]: unknown;
};
