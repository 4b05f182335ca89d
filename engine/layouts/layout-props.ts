import type { ComponentType, ReactNode } from 'react';
import type { LinkView } from '../generated/concept-views';
import type { Layout } from '../generated/manifest';
import type { PageView, SwitcherView } from '../model/site';

/** The props of a page layout: the page, and its rendered blocks. */
export interface LayoutProps {
  readonly page: PageView;
  readonly children: ReactNode;
}

/** The props of a switcher: its own texts and choices, the id of the chosen page, and that page, rendered. */
export interface SwitcherProps {
  readonly switcher: SwitcherView;
  readonly current: string;
  /** The breadcrumbs of the chosen page; shown above the choices, and omitted by the page's own layout. */
  readonly breadcrumbs?: readonly LinkView[];
  readonly children: ReactNode;
}

/** A component for each layout. The switcher surrounds pages and is not a page itself. */
export type LayoutComponents = {
  readonly [Name in Layout]: ComponentType<Name extends 'switcher' ? SwitcherProps : LayoutProps>;
};
