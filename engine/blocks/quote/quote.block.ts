import { listSections, toSections } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { BlockViews } from '../../generated/block-views';
import type { ModuleOf } from '../../model/block-module';

const toNodes = ({ quotes }: Pick<BlockViews['quote'], 'quotes'>) =>
  quotes.map((quote) => ({ type: 'quote', ...quote }) as const);

export const quoteBlock: ModuleOf<'quote'> = {
  style: {
    placing: toPlacing,
    drawn: () => 'quote',
    variants: ({ quotes }) => [quotes.length > 1 ? 'several' : 'single'],
  },
  text: {
    nodes: toNodes,
    sections: (view) => listSections(view, [], toSections(toNodes(view), { level: 2 })),
  },
};
