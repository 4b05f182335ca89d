import { listSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const logosBlock: ModuleOf<'logos'> = {
  app: {
    moves: 'following',
    movingLayout: 'marquee',
  },
  text: {
    // Pictures have no words of their own.
    sections: (view) => listSections(view, []),
  },
};
