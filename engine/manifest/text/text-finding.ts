import type { RawFinding } from '../raw-finding';

/** What is found in one text, wherever it stands. */
export type TextFinding = Pick<RawFinding, 'code' | 'params' | 'span'>;
