import { findSectionIds, listSections, toSections } from '../../content/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const contentBlock: ModuleOf<'content'> = {
  loading: 'eager',
  ids: ({ file, fixed }, contents) => {
    const items = fixed ?? contents.get(file);
    return items && findSectionIds(items);
  },
  contentFiles: ({ file }) => [file],
  sections: (view, { contents }) => {
    const { file, fixed = contents[file] ?? [], listHeading, sections } = view;
    return listSections(view, [], toSections(fixed, { level: 2, listHeading, texts: sections }));
  },
};
