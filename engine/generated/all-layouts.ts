// Generated from the files of engine/ by `npm run types`: change those, not this file.
// Every layout with its component.
import { AreaLayout } from '../layouts/area/area';
import { ArticleLayout } from '../layouts/article/article';
import { ItemLayout } from '../layouts/item/item';
import { LandingLayout } from '../layouts/landing/landing';
import type { LayoutComponents } from '../layouts/layout-props';
import { PlainLayout } from '../layouts/plain/plain';
import { SwitcherLayout } from '../layouts/switcher/switcher';

export const allLayouts = {
  area: AreaLayout,
  article: ArticleLayout,
  item: ItemLayout,
  landing: LandingLayout,
  plain: PlainLayout,
  switcher: SwitcherLayout,
} satisfies LayoutComponents;
