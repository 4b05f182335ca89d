import { findSectionIds, listSections, toSections, toWords } from '../../content/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const featureBlock: ModuleOf<'feature'> = {
  loading: 'late',
  ids: ({ items }) => findSectionIds(items),
  sections: (view) =>
    listSections(
      view,
      [],
      [...toSections(view.items, { level: 3 }), { level: 2, words: toWords(view.link?.label) }],
    ),
};
