import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../generated/manifest';
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

/** A component for each layout. The switcher is a layout route: it stands around pages and is none itself. */
export type LayoutComponents = {
  readonly [Name in Layout]: ComponentType<Name extends 'switcher' ? SwitcherProps : LayoutProps>;
};
