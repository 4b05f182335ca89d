import { listSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const searchBlock: ModuleOf<'search'> = {
  entry: {
    lists: ({ area, part }) => ({ ...(area !== undefined && { area }), ...(part && { part }) }),
  },
  text: {
    sections: (view) => listSections(view, []),
  },
};
