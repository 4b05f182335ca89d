import { listSections, toSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const codeBlock: ModuleOf<'code'> = {
  text: {
    nodes: ({ code }) => [{ type: 'code', ...code }],
    sections: (view) =>
      listSections(view, [], toSections([{ type: 'code', ...view.code }], { level: 2 })),
  },
};
