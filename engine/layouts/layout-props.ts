import type { ReactNode } from 'react';
import type { PageView, SwitcherView } from '../model/site';
import type { LinkView } from '../model/views';

/** What a page layout gets: the page and its blocks, rendered. */
export interface LayoutProps {
  readonly page: PageView;
  readonly children: ReactNode;
}

/** What a layout route gets: its own words and choices, the id of the chosen page, and that page's view. */
export interface SwitcherProps {
  readonly switcher: SwitcherView;
  readonly current: string;
  /** The way to the chosen page; it stands above the choices, and the page's own layout leaves it out. */
  readonly breadcrumbs?: readonly LinkView[];
  readonly children: ReactNode;
}
