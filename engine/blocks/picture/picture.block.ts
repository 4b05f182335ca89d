import { listSections, toSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const pictureBlock: ModuleOf<'picture'> = {
  text: {
    sections: (view) =>
      listSections(view, [], toSections([{ type: 'picture', ...view.picture }], { level: 2 })),
  },
};
