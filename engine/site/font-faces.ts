// The fonts of a theme → their faces and families in style sheets.
import type { Font } from '../generated/manifest';

/** The address of a file below files/. */
export type ToAddress = (path: string) => string;

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

interface Face {
  readonly file: string;
  readonly weight: string;
  readonly italic?: boolean;
  readonly unicodeRange?: string;
}

/** The files of a font; if several have a character, browsers use the last. */
function listFaces({ file, subsets = [], italic, weight, weights = [] }: Font): readonly Face[] {
  return [
    ...(file === undefined ? [] : [{ file, weight }]),
    ...weights,
    ...(italic === undefined ? [] : [{ file: italic, weight, italic: true }]),
    ...subsets.map((subset) => ({ ...subset, weight })),
  ];
}

/** The files of all faces of a font. */
export const listFontFiles = (font: Font): readonly string[] =>
  listFaces(font).map(({ file }) => file);

/** The files in which the upright letters of a weight may be. */
export function listFilesOf(font: Font, weight: number): readonly string[] {
  const upright = listFaces(font).filter(({ italic }) => !italic);
  const fitting = upright.filter(({ weight: range }) => {
    const [least = 0, most = least] = range.split(' ').map(Number);
    return weight >= least && weight <= most;
  });
  return (fitting.length > 0 ? fitting : upright).map(({ file }) => file);
}

/** `bold`: the local font that stands in is the bold one. */
export function toFontFaces(font: Font, bold: boolean, toAddress: ToAddress): string {
  const { family, metrics, fallback } = font;
  const own = listFaces(font).map(({ file, weight, italic, unicodeRange }) => {
    const style = italic ? ';font-style:italic' : '';
    const range = unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`;
    return `@font-face{font-family:"${family}";src:url("${toAddress(file)}")format("woff2");font-weight:${weight}${style};font-display:swap${range}}`;
  });
  const local = `${locals[fallback]}${bold ? ' Bold' : ''}`;
  const stand =
    metrics === undefined
      ? ''
      : `@font-face{font-family:"${family} fallback";src:local("${local}");${toOverrides(metrics)}}`;
  return own.join('') + stand;
}

export const toFamilies = (font: Font | undefined): string =>
  font === undefined
    ? 'system-ui, sans-serif'
    : `"${font.family}"${font.metrics ? `, "${font.family} fallback"` : ''}, ${font.fallback}`;
