import type { ThemeConfig } from '../generated/manifest';

/** What a style sets: anything of a theme besides files. */
export type Style = Omit<
  ThemeConfig,
  'style' | 'displayFont' | 'textFont' | 'labelFont' | 'pattern'
>;
