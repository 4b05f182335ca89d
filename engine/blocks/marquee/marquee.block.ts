import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const marqueeBlock: ModuleOf<'marquee'> = {
  entry: {
    withoutApp: () => 'Its line stands still.',
  },
  app: {
    moves: 'following',
  },
  text: {
    sections: (view) => listSections(view, toWords(view.text)),
  },
};
