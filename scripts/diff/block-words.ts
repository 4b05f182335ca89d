// The blocks of a page → the words that they say, each below the name of its block and its heading.
import { findSections } from '../../engine/content/pages/block-sections';
import type { BlockView } from '../../engine/generated/block-views';
import type { BlockModules } from '../../engine/model/block-module';
import type { Site, SitePage } from '../../engine/model/site';
import { outlineOf } from '../../engine/site/view-of';
import type { Entry } from './entries';
import { listFacts, toWhere } from './outline';

interface NamedBlock {
  /** Its type, with a number from the second of its type on. */
  readonly name: string;
  readonly block: BlockView;
}

export function nameBlocks({ blocks }: SitePage): NamedBlock[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    return { name: count === 1 ? block.type : `${block.type} ${count}`, block };
  });
}

/** Words of forms, content files and the pages below are compared by themselves: here they count for nothing. */
export function listBlockWords(site: Site, page: SitePage, modules: BlockModules): Entry[] {
  const view = { ...outlineOf(site, page.id), children: [] };
  return nameBlocks(page).flatMap(({ name, block }) => {
    const forms = modules.get(block.type)?.text?.forms?.(block) ?? [];
    const ofForms = new Set(listFacts(forms).map(({ text }) => text));
    return findSections(modules, block, view).flatMap(({ heading, words }) => {
      const names = heading === undefined ? [name] : [name, heading];
      const own =
        heading === undefined
          ? []
          : [{ key: `heading of ${name}`, where: toWhere([name]), text: heading }];
      const where = toWhere(names);
      const rest = words.filter((text) => !ofForms.has(text));
      return [...own, ...rest.map((text) => ({ key: where, where, text }))];
    });
  });
}
