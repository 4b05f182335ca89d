// The blocks of a page → what they show of elsewhere: pages of the site, content files, frames of other hosts.
import type { BlockView } from '../generated/block-views';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules } from '../model/block-module';
import type { SitePage } from '../model/site';
import { toPageFrames } from './page-frames';

/** The ids of the pages that blocks show as cards. */
export const listCards = (
  { blocks }: Pick<PageConfig, 'blocks'>,
  modules: BlockModules,
): readonly string[] =>
  blocks
    .flatMap((block) => modules.get(block.type)?.entry?.cardsOf?.(block) ?? [])
    .filter((id) => id !== undefined);

export function findShown(
  page: PageConfig,
  blocks: readonly BlockView[],
  modules: BlockModules,
): Pick<SitePage, 'cards' | 'childrenInWords' | 'contentFiles' | 'frames'> {
  const cards = listCards(page, modules);
  const showing = page.blocks.flatMap((block) => {
    const entry = modules.get(block.type)?.entry;
    return entry?.showsChildren ? [entry.childrenInWords?.(block) ?? false] : [];
  });
  const inWords = showing.length > 0 && !showing.includes(false);
  const frames = toPageFrames(
    blocks.flatMap((block) => modules.get(block.type)?.policy?.frames?.(block) ?? []),
  );
  return {
    ...(cards.length > 0 && { cards }),
    ...(inWords && { childrenInWords: true as const }),
    contentFiles: blocks.flatMap(
      (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
    ),
    ...(frames.length > 0 && { frames }),
  };
}
