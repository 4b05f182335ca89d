import { findSectionIds, listSections, toSections } from '../../content/block-sections';
import { placeText } from '../../content/element-ids';
import type { ModuleOf } from '../../model/block-module';

export const contentBlock: ModuleOf<'content'> = {
  loading: 'eager',
  ids: ({ file, fixed }, contents) => {
    const items = fixed ?? contents.get(file);
    return items && findSectionIds(items);
  },
  contentFiles: ({ file }) => [file],
  sections: (view, page) => {
    const { file, fixed, listHeading, sections } = view;
    const nodes = fixed ?? placeText(page.contents[file] ?? [], view, page);
    return listSections(view, [], toSections(nodes, { level: 2, listHeading, texts: sections }));
  },
};
