import type { ReactNode } from 'react';

/**
 * What stands in the shell and differs from page to page. The prerender renders the shell once and puts these in: each is the
 * only child of its element, and reads nothing but services and its page.
 */
export interface ShellSlots {
  readonly main: ReactNode;
}
