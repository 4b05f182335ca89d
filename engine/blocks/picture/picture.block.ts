import { listSections, toSections } from '../../content/pages/block-sections';
import { toPlacing } from '../../content/pages/to-placing';
import type { BlockViews } from '../../generated/block-views';
import type { ModuleOf } from '../../model/block-module';

const toNodes = ({ picture }: Pick<BlockViews['picture'], 'picture'>) =>
  [{ type: 'picture', ...picture }] as const;

export const pictureBlock: ModuleOf<'picture'> = {
  style: { placing: toPlacing },
  text: {
    nodes: toNodes,
    sections: (view) => listSections(view, [], toSections(toNodes(view), { level: 2 })),
  },
};
