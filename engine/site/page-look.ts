// A page → its accent, and the names of the styles of its head, blocks, texts, pictures and accent.
import { toMinSections } from '../content/pages/min-sections';
import type { BlockView } from '../generated/block-views';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules, ContentFiles } from '../model/block-module';
import type { HeadLook } from '../model/head-look';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { StyleFacts } from '../model/style-facts';
import { toAccentStyle } from './accent-css';
import { findStyles } from './block-styles';
import { listHeadStyles, toHeadLook } from './head-look';
import { listPictureStyles } from './pictures';

interface Shown {
  readonly blocks: readonly BlockView[];
  readonly contents: ContentFiles;
  readonly isItem: boolean;
  /** The items of its content files. */
  readonly texts: readonly unknown[];
  readonly modules: BlockModules;
  readonly resolver: Resolver;
}

/** For the blocks whose text has a list of its sections. */
function listContentsStyles(
  { blocks }: PageConfig,
  { contents, isItem, modules }: Pick<Shown, 'contents' | 'isItem' | 'modules'>,
): string[] {
  const min = toMinSections(isItem);
  return blocks.flatMap((block) => {
    const ids = modules.get(block.type)?.text?.ids?.(block, contents) ?? [];
    return ids.length < min ? [] : [`block.${block.type}.listed`];
  });
}

export function findLook(
  page: PageConfig,
  { blocks, contents, isItem, texts, modules, resolver }: Shown,
): StyleFacts & HeadLook & Pick<SitePage, 'accent'> {
  const accent = page.accent?.slice(1).toLowerCase();
  const ofAccent = accent === undefined ? [] : [toAccentStyle(accent)];
  const head = toHeadLook(page);
  const more = [
    ...listPictureStyles(page, texts, resolver),
    ...listContentsStyles(page, { contents, isItem, modules }),
    ...listHeadStyles(head),
    ...ofAccent,
  ];
  const styles = findStyles(blocks, modules, more);
  return { ...head, ...styles, ...(accent !== undefined && { accent }) };
}
