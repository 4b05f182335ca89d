import { listSections, toSections, toWords } from '../../content/pages/block-sections';
import { toInnerLevel } from '../../content/pages/inner-level';
import { findSameLabel } from '../../content/pages/same-label';
import type { ModuleOf } from '../../model/block-module';

export const tabsBlock: ModuleOf<'tabs'> = {
  entry: {
    check: ({ tabs }) => findSameLabel('tabs', tabs, 'label'),
    withoutApp: () => 'Its tabs stand below one another.',
  },
  text: {
    ids: ({ tabs }) =>
      tabs.flatMap(({ id }, index) =>
        id === undefined ? [] : [{ id, pointer: `/tabs/${index}/id` }],
      ),
    sections: (view) => {
      const level = toInnerLevel(view.heading);
      const inner = view.tabs.flatMap(({ id, items, label, link }) => [
        { ...(id !== undefined && { id }), heading: label, level, words: [] },
        // No address can lead to a heading within a tab.
        ...toSections(items, { level: level + 1 }).map(({ id: _, ...section }) => section),
        { level, words: toWords(link?.label) },
      ]);
      return listSections(view, toWords(view.text), inner);
    },
  },
  shots: {
    states: { second: '[role="tab"][aria-selected="false"]' },
  },
};
