// The theme and the constants of movement → custom properties and font faces for the end of the style sheet.
import type { Font } from '../generated/manifest';
import type { Site } from '../model/site';

type ThemedSite = Pick<Site, 'theme' | 'shell' | 'tokens'>;

/** The address of a file below files/. */
type ToAddress = (path: string) => string;

/** Percent values of a font that is shown until another has arrived. */
function toOverrides({
  sizeAdjust,
  ascent,
  descent,
  lineGap,
}: NonNullable<Font['metrics']>): string {
  const overrides = {
    'size-adjust': sizeAdjust,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': lineGap,
  };
  return Object.entries(overrides)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}%;`)
    .join('');
}

/** A local font to measure the overrides against, by generic family. */
const locals = {
  'sans-serif': 'Arial',
  'system-ui': 'Arial',
  serif: 'Times New Roman',
  monospace: 'Courier New',
} as const satisfies Record<Font['fallback'], string>;

function toFontFaces(font: Font, bold: boolean, toAddress: ToAddress): string {
  const { family, file, subsets = [], weight, metrics, fallback } = font;
  const files = file === undefined ? subsets : [{ file, unicodeRange: undefined }, ...subsets];
  // If several files have a character, browsers use the last.
  const own = files.map(({ file: path, unicodeRange }) => {
    const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
    return `@font-face{font-family:"${family}";src:url("${toAddress(path)}")format("woff2");font-weight:${weight};font-display:swap${range}}`;
  });
  const local = `${locals[fallback]}${bold ? ' Bold' : ''}`;
  const stand =
    metrics === undefined
      ? ''
      : `@font-face{font-family:"${family} fallback";src:local("${local}");${toOverrides(metrics)}}`;
  return own.join('') + stand;
}

const toFamilies = (font: Font | undefined): string =>
  font === undefined
    ? 'system-ui, sans-serif'
    : `"${font.family}"${font.metrics ? `, "${font.family} fallback"` : ''}, ${font.fallback}`;

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS of one site, in the layer of tokens. */
export function buildThemeCss({ theme, shell, tokens }: ThemedSite, toAddress: ToAddress): string {
  const { colours, displayFont, pattern, radius, scheme, textFont } = theme;
  const { headerHeight, scrollReveal } = shell.behaviour;
  const roles = {
    'color-scheme': scheme,
    ...Object.fromEntries(
      Object.entries(colours).map(([role, value]) => [`--${toKebab(role)}`, value]),
    ),
    '--font-display': toFamilies(displayFont ?? textFont),
    '--font-text': toFamilies(textFont),
    ...(pattern !== undefined && { '--pattern': `url("${toAddress(pattern)}")` }),
    '--radius': `${radius}px`,
    '--header-height': `${headerHeight}px`,
    '--scroll-distance': `${scrollReveal.distance}px`,
    '--scroll-duration': `${scrollReveal.duration}ms`,
    '--scroll-delay': `${scrollReveal.delay}ms`,
    ...tokens,
  };
  const declarations = Object.entries(roles).map(([name, value]) => `${name}:${value}`);
  const faces = [
    displayFont && toFontFaces(displayFont, true, toAddress),
    textFont && toFontFaces(textFont, false, toAddress),
  ].filter(Boolean);
  return `${faces.join('')}@layer tokens{:root{${declarations.join(';')}}}`;
}
