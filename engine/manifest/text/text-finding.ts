import type { Cause, Spot } from '../raw-finding';

/** What is found in one text, wherever it stands. */
export type TextFinding = Cause & Pick<Spot, 'span'>;
