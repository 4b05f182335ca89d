import { listSections, toSections, toWords } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const tableBlock: ModuleOf<'table'> = {
  text: {
    sections: (view) =>
      listSections(
        view,
        toWords(view.link?.label),
        toSections([{ type: 'table', ...view.table }], { level: 2 }),
      ),
  },
};
