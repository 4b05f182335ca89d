import type { Finding } from '../finding';

/** What is found in one text, wherever it stands. */
export type TextFinding = Pick<Finding, 'code' | 'params' | 'span'>;
