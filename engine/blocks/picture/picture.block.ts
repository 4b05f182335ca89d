import { listSections, toSections } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { ModuleOf } from '../../model/block-module';

export const pictureBlock: ModuleOf<'picture'> = {
  style: { placing: toPlacing },
  text: {
    nodes: ({ picture }) => [{ type: 'picture', ...picture }],
    sections: (view) =>
      listSections(view, [], toSections([{ type: 'picture', ...view.picture }], { level: 2 })),
  },
};
