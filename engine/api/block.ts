// What the block module of a site's own block, `<type>.block.ts`, may import, as "plinth/block": it runs without React.

export { findSectionIds, listSections, toSections, toWords } from '../content/pages/block-sections';
export { plain } from '../content/text/words';
export type { BlockId, ModuleOf, Section } from '../model/block-module';
