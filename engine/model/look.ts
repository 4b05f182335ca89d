import type { Surface } from '../generated/manifest';
import type { SitePage } from './site';

/** What style sheets ask of a page. JSON. */
export interface Look extends Pick<SitePage, 'accent' | 'tone' | 'tones'> {
  /** The names of all its styles, sorted: `block.hours.tone`, `layout.landing`. */
  readonly styled: readonly string[];
  /** Those of its blocks, in their order. */
  readonly surfaces: readonly Surface[];
  /** That of its call to action; absent where it has none. */
  readonly invitation?: Surface;
}

/** The pages that look the same. JSON. */
export interface SharedLook extends Look {
  /** How many of them have documents of their own: a switcher has that of the page at which it opens. */
  readonly pages: number;
}
