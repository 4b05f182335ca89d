import { listSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const logosBlock: ModuleOf<'logos'> = {
  entry: {
    withoutApp: ({ layout }) => (layout === 'marquee' ? 'Its logos stand still.' : undefined),
  },
  app: {
    moves: 'following',
    movingLayout: 'marquee',
  },
  text: {
    // Pictures have no words of their own.
    sections: (view) => listSections(view, []),
  },
};
