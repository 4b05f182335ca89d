import { listCards } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const cardsBlock: ModuleOf<'cards'> = {
  loading: 'eager',
  sections: (view) => listCards(view, view.cards),
};
