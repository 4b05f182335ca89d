// A complete theme: a value for each axis, and the colours of each scheme that pages can be shown in.
import type { PageConfig, ThemeConfig } from '../generated/manifest';

type Written<Key extends keyof ThemeConfig> = NonNullable<ThemeConfig[Key]>;
type Whole<Value> = Value extends object
  ? { readonly [Key in keyof Value]-?: Whole<Value[Key]> }
  : Value;

export type ColourRole = keyof Written<'colours'>;

/** A colour as #rrggbb for each role. */
export type Palette = Readonly<Record<ColourRole, string>>;

export type SchemeName = 'light' | 'dark';

/** Whether pictures are dark or light behind words. */
export type ToneName = NonNullable<PageConfig['tone']>;

export interface SchemePalette {
  readonly scheme: SchemeName;
  readonly colours: Palette;
}

type FontKey = 'displayFont' | 'textFont' | 'labelFont';
type ColourKey = 'colours' | 'coloursLight' | 'coloursDark';

/** What a theme says besides its colours, fonts and files. */
export type Axes = Whole<{
  [Key in Exclude<keyof ThemeConfig, FontKey | ColourKey | 'pattern' | 'style'>]-?: Written<Key>;
}>;

/** What has a drawing of its own. */
export type Drawn = keyof Axes['drawings'];

/** What the theme says about the shell that shows in its markup, as far as the site has what is to be shown. */
export type ShellAxes = Pick<Axes, 'header' | 'contact' | 'footer'> & Partial<Pick<Axes, 'drawer'>>;

export interface Theme extends Axes, Pick<ThemeConfig, FontKey | 'pattern'> {
  /** The schemes that are shown: both where the visitor's device decides, the light one first. */
  readonly palettes: readonly [SchemePalette, ...SchemePalette[]];
}
