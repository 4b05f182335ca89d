// The blocks of a page, and the item that it is made of → what search engines are told of it.
import type { BlockModules } from '../model/block-module';
import type { About, Entity } from '../model/fact-views';
import type { SitePage } from '../model/site';

interface Facts {
  readonly modules: BlockModules;
  readonly about: About;
  /** What is told of the item. */
  readonly entity: Entity | undefined;
}

export const listPageFacts = (
  blocks: SitePage['blocks'],
  { modules, about, entity }: Facts,
): Entity[] => [
  ...(entity ? [entity] : []),
  ...blocks.flatMap((block) => modules.get(block.type)?.jsonLd?.facts?.(block, about) ?? []),
];
