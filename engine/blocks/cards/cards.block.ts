import { listCards } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const cardsBlock: ModuleOf<'cards'> = {
  app: {
    loading: 'eager',
  },
  text: {
    sections: (view) => listCards(view, view.cards),
  },
};
