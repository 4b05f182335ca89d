import { listItemCards } from '../../content/pages/item-sections';
import type { ModuleOf } from '../../model/block-module';

export const itemsBlock: ModuleOf<'items'> = {
  entry: {
    items: ({ collection, also = [], tag }) => ({
      collections: [collection, ...also],
      ...(tag !== undefined && { tag }),
    }),
  },
  text: {
    sections: listItemCards,
  },
};
