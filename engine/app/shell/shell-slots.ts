import type { ReactNode } from 'react';

/**
 * The parts of the shell that differ by page. The prerender renders the shell once and inserts them, wherever they stand:
 * each is the only child of its element, has no ids, and reads nothing but services and its page.
 */
export interface ShellSlots {
  readonly main: ReactNode;
  /** Only of a site in several languages; in the bar, the drawer and the footer. */
  readonly languages?: ReactNode;
}
