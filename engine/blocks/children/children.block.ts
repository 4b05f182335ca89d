import { listCards } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const childrenBlock: ModuleOf<'children'> = {
  app: {
    loading: 'eager',
  },
  entry: {
    showsChildren: true,
    childrenInWords: ({ layout }) => layout === 'index',
  },
  text: {
    sections: (view, { children }) => (children.length === 0 ? [] : listCards(view, children)),
  },
};
