import { listItemFacts } from '../../content/pages/item-sections';
import type { ModuleOf } from '../../model/block-module';

export const itemBlock: ModuleOf<'item'> = {
  text: {
    nodes: () => [],
    sections: ({ part }, page) => (part === 'facts' ? listItemFacts(page) : []),
  },
};
