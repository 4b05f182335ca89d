import { listSections, toSections } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const quoteBlock: ModuleOf<'quote'> = {
  style: { placing: toPlacing, drawn: () => 'quote' },
  text: {
    sections: (view) => {
      const nodes = view.quotes.map((quote) => ({ type: 'quote', ...quote }) as const);
      return listSections(view, [], toSections(nodes, { level: 2 }));
    },
  },
};
