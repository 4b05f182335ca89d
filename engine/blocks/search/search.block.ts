import { listSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const searchBlock: ModuleOf<'search'> = {
  entry: {
    searches: ({ area }) => area === undefined,
    withoutApp: () => 'Nothing is searched: it lists the areas of the site.',
    lists: ({ area, part }) => ({ ...(area !== undefined && { area }), ...(part && { part }) }),
  },
  text: {
    sections: (view) => listSections(view, []),
  },
};
