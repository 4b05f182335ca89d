import { findSectionIds, listSections, toSections } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const textBlock: ModuleOf<'text'> = {
  app: {
    loading: 'eager',
  },
  style: { placing: toPlacing, drawn: () => 'articles' },
  text: {
    ids: ({ items }) => findSectionIds(items),
    nodes: ({ items }) => items,
    sections: (view) =>
      listSections(view, [], toSections(view.items, { level: toInnerLevel(view.heading) })),
  },
};
