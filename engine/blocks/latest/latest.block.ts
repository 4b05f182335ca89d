import { listItemCards } from '../../content/pages/item-sections';
import type { ModuleOf } from '../../model/block-module';

export const latestBlock: ModuleOf<'latest'> = {
  entry: {
    items: ({ collection, count, tag }) => ({
      collections: [collection],
      ...{ count, ...(tag !== undefined && { tag }) },
    }),
  },
  text: {
    sections: listItemCards,
  },
};
