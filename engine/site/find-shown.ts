// The blocks of a page → what they show of elsewhere: pages of the site, content files, frames of other hosts.
import type { BlockView } from '../generated/block-views';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules } from '../model/block-module';
import type { SitePage } from '../model/site';
import { toPageFrames } from './page-frames';

export function findShown(
  page: PageConfig,
  blocks: readonly BlockView[],
  modules: BlockModules,
): Pick<SitePage, 'cards' | 'contentFiles' | 'frames'> {
  const cards = page.blocks.flatMap(
    (block) => modules.get(block.type)?.entry?.cardsOf?.(block) ?? [],
  );
  const frames = toPageFrames(
    blocks.flatMap((block) => modules.get(block.type)?.policy?.frames?.(block) ?? []),
  );
  return {
    ...(cards.length > 0 && { cards }),
    contentFiles: blocks.flatMap(
      (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
    ),
    ...(frames.length > 0 && { frames }),
  };
}
