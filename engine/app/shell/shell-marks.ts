import type { PageView } from '../../model/site';

/**
 * What the frame shows of a page: its place in the menus, and nothing else. So the prerender can render the frame once for
 * all pages that are marked alike.
 */
export type ShellMarks = Pick<PageView, 'id' | 'menu'>;
