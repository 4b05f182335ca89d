// Every page layout with its component. The switcher is a layout route: it stands around pages and is none itself.
import type { ComponentType } from 'react';
import type { Layout } from '../generated/manifest';
import { AreaLayout } from './area/area';
import { ArticleLayout } from './article/article';
import { LandingLayout } from './landing/landing';
import type { LayoutProps } from './layout-props';
import { PlainLayout } from './plain/plain';

export const layouts = {
  landing: LandingLayout,
  area: AreaLayout,
  article: ArticleLayout,
  plain: PlainLayout,
} satisfies Record<Exclude<Layout, 'switcher'>, ComponentType<LayoutProps>>;
