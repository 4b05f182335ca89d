import { findList, isElsewhere, listItemCards } from '../../content/pages/item-sections';
import type { ModuleOf } from '../../model/block-module';

export const latestBlock: ModuleOf<'latest'> = {
  entry: {
    items: ({ collection, count, tag }) => ({
      collections: [collection],
      ...{ count, ...(tag !== undefined && { tag }) },
    }),
  },
  text: {
    sections: (view, page) => (isElsewhere(findList(view, page)) ? [] : listItemCards(view, page)),
  },
};
