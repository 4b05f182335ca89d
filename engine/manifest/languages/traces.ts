// What a pair, or a part of a document, says of how its translation came about. It counts as long as the translation is the same.

import type { Cause } from '../raw-finding';

export interface Traces {
  /** The translation was left as it was when the site changed. */
  readonly kept?: boolean;
  /** A machine wrote it, and no person has read it. */
  readonly machine?: boolean;
}

interface Traced {
  readonly kept?: string;
  readonly machine?: string;
}

/** `is`: the fingerprint of the translation. */
export const findTrace = ({ kept, machine }: Traced, is: string): Traces => ({
  ...(kept === is && { kept: true }),
  ...(machine === is && { machine: true }),
});

/** What nobody may have read. */
export const listTraceCauses = ({ kept, machine }: Traces, language: string): Cause[] => [
  ...(kept ? [{ code: 'kept-translation' as const, params: { language } }] : []),
  ...(machine ? [{ code: 'machine-translation' as const, params: { language } }] : []),
];
