import { listCards } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const cardsBlock: ModuleOf<'cards'> = {
  entry: {
    cardsOf: ({ cards }) => cards.map(({ page }) => page),
  },
  style: {
    placing: toPlacing,
    shown: (view) =>
      view.layout === 'index'
        ? { ...view, cards: view.cards.map(({ image: _, ...card }) => card) }
        : view,
  },
  app: {
    loading: 'eager',
  },
  text: {
    sections: (view) => (view.cards.length === 0 ? [] : listCards(view, view.cards)),
  },
};
