import { placeText } from '../../content/addresses/element-ids';
import { findHeadings } from '../../content/items/find-headings';
import { findSectionIds, listSections, toSections } from '../../content/pages/block-sections';
import type { ModuleOf } from '../../model/block-module';

export const contentBlock: ModuleOf<'content'> = {
  app: {
    loading: 'eager',
  },
  style: {
    drawn: () => 'articles',
    variants: ({ image, sections = {} }) =>
      image || Object.values(sections).some((section) => section.image) ? ['picture'] : [],
  },
  text: {
    ids: ({ file, fixedText }, contents) => {
      const items = fixedText ?? contents.get(file);
      return items && findSectionIds(items);
    },
    headings: ({ file, fixedText, sections = {} }, contents) => {
      const items = fixedText ?? contents.get(file);
      return items && { at: '/sections', named: Object.keys(sections), known: findHeadings(items) };
    },
    contentFiles: ({ file }) => [file],
    nodes: () => [],
    sections: (view, page) => {
      const { file, fixedText, listHeading, sections } = view;
      const nodes = fixedText ?? placeText(page.contents[file] ?? [], view, page);
      return listSections(view, [], toSections(nodes, { level: 2, listHeading, texts: sections }));
    },
  },
};
