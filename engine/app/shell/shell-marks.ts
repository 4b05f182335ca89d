import type { PageView } from '../../model/site';

/**
 * What the shell shows of a page: only its place in the menus. So the prerender can render the shell once for
 * all pages that are marked alike.
 */
export type ShellMarks = Pick<PageView, 'id' | 'menu'>;
