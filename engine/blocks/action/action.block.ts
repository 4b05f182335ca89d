import { listSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const actionBlock: ModuleOf<'action'> = {
  text: {
    sections: (view) => listSections(view, toWords(view.text, view.link?.label)),
  },
  style: {
    drawn: () => 'callToAction',
    usualSurface: ({ layout }) => (layout === 'band' ? 'contrast' : undefined),
  },
};
