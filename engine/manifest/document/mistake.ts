import type { Cause } from '../raw-finding';

/** A finding of a document; the codes are those of the catalogue. */
export type Mistake = Cause & { readonly offset: number };
