import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const marqueeBlock: ModuleOf<'marquee'> = {
  loading: 'late',
  moves: 'following',
  sections: (view) => listSections(view, toWords(view.text)),
};
