// The theme and the constants of movement → custom properties and font faces for the end of the stylesheet.
import type { Face } from '../generated/manifest';
import type { Site } from '../model/site';

type ThemedSite = Pick<Site, 'theme' | 'shell' | 'tokens'>;

/** The address of a file below files/. */
type ToAddress = (path: string) => string;

/** Percent values of a face that stands in for another until that has come. */
function toOverrides({
  sizeAdjust,
  ascent,
  descent,
  lineGap,
}: NonNullable<Face['metrics']>): string {
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

/** A local face to measure the overrides against, by generic family. */
const locals = {
  'sans-serif': 'Arial',
  'system-ui': 'Arial',
  serif: 'Times New Roman',
  monospace: 'Courier New',
} as const satisfies Record<Face['fallback'], string>;

function toFontFaces(face: Face, bold: boolean, toAddress: ToAddress): string {
  const { family, file, more = [], weight, metrics, fallback } = face;
  const files = file === undefined ? more : [{ file, characters: undefined }, ...more];
  // Of several files that hold a character browsers take the last.
  const own = files.map(({ file: path, characters }) => {
    const range = characters === undefined ? '' : `;unicode-range:${characters}`;
    return `@font-face{font-family:"${family}";src:url("${toAddress(path)}")format("woff2");font-weight:${weight};font-display:swap${range}}`;
  });
  const local = `${locals[fallback]}${bold ? ' Bold' : ''}`;
  const stand =
    metrics === undefined
      ? ''
      : `@font-face{font-family:"${family} fallback";src:local("${local}");${toOverrides(metrics)}}`;
  return own.join('') + stand;
}

const toFamilies = (face: Face | undefined): string =>
  face === undefined
    ? 'system-ui, sans-serif'
    : `"${face.family}"${face.metrics ? `, "${face.family} fallback"` : ''}, ${face.fallback}`;

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS of one site, in the layer of tokens. */
export function buildThemeCss({ theme, shell, tokens }: ThemedSite, toAddress: ToAddress): string {
  const { colours, display, pattern, text, radius, scheme } = theme;
  const { headerHeight, scrollReveal } = shell.behaviour;
  const roles = {
    'color-scheme': scheme,
    ...Object.fromEntries(
      Object.entries(colours).map(([role, value]) => [`--${toKebab(role)}`, value]),
    ),
    '--font-display': toFamilies(display ?? text),
    '--font-text': toFamilies(text),
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
    display && toFontFaces(display, true, toAddress),
    text && toFontFaces(text, false, toAddress),
  ].filter(Boolean);
  return `${faces.join('')}@layer tokens{:root{${declarations.join(';')}}}`;
}
