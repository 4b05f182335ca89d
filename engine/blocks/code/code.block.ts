import { listSections, toSections } from '../../content/pages/block-sections';
import type { BlockViews } from '../../generated/block-views';
import type { ModuleOf } from '../../model/block-module';

const toNodes = ({ code }: Pick<BlockViews['code'], 'code'>) =>
  [{ type: 'code', ...code }] as const;

export const codeBlock: ModuleOf<'code'> = {
  text: {
    nodes: toNodes,
    sections: (view) => listSections(view, [], toSections(toNodes(view), { level: 2 })),
  },
};
