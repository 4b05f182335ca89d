import { listCards } from '../../content/pages/block-sections';
import { findOtherLayout } from '../../content/pages/other-layout';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const cardsBlock: ModuleOf<'cards'> = {
  entry: {
    cardsOf: ({ cards }) => cards.map(({ page }) => page),
    check: ({ cards, layout }) =>
      cards.flatMap((card, index) =>
        findOtherLayout({ ...card, layout }, 'size', 'bento').map((found) => ({
          ...found,
          at: `/cards/${index}${found.at}`,
        })),
      ),
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
