// The entry of a page → what it has to do with the search of its site.
import type { PageConfig } from '../generated/manifest';
import type { BlockModules } from '../model/block-module';
import type { SearchFacts } from '../model/search';

type Searched = NonNullable<SearchFacts['searched']>;

function findSearched({ blocks, draft, search, searchTerms }: PageConfig): Searched | undefined {
  // Development shows drafts as well.
  if (search === false || draft) return { never: true };
  const without = blocks.flatMap((block, index) => (block.search === false ? [index] : []));
  if (searchTerms === undefined && without.length === 0) return undefined;
  return {
    ...(searchTerms && { words: searchTerms }),
    ...(without.length > 0 && { without }),
  };
}

export function findSearchFacts(page: PageConfig, modules: BlockModules): SearchFacts {
  const searched = findSearched(page);
  const lists = page.blocks
    .map((block) => modules.get(block.type)?.entry?.lists?.(block))
    .find(Boolean);
  return { ...(lists && { lists }), ...(searched && { searched }) };
}
