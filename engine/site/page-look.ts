// A page → its accent, and the names of the styles of its blocks, pictures and accent.
import type { BlockView } from '../generated/block-views';
import type { PageConfig } from '../generated/manifest';
import type { BlockModules } from '../model/block-module';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { StyleFacts } from '../model/style-facts';
import { toAccentStyle } from './accent-css';
import { findStyles } from './block-styles';
import { listPictureStyles } from './pictures';

interface Shown {
  readonly blocks: readonly BlockView[];
  /** The items of its content files. */
  readonly texts: readonly unknown[];
  readonly modules: BlockModules;
  readonly resolver: Resolver;
}

export function findLook(
  page: PageConfig,
  { blocks, texts, modules, resolver }: Shown,
): StyleFacts & Pick<SitePage, 'accent'> {
  const accent = page.accent?.slice(1).toLowerCase();
  const ofAccent = accent === undefined ? [] : [toAccentStyle(accent)];
  const more = [...listPictureStyles(page, texts, resolver), ...ofAccent];
  return { ...findStyles(blocks, modules, more), ...(accent !== undefined && { accent }) };
}
