// The form in which a manifest is written, as a number.

/** The present version: the one that new sites have, and that the last migration makes. */
export const manifestVersion = 2;
