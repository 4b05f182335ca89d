// Fonts in WOFF2 and a text → how wide the text is in them.
import { readCharacters } from './font-characters';
import { readFontTables } from './font-tables';
import { type AxisValues, readWidening } from './font-variation';

/** The advance of a character in em; undefined where the font lacks it. */
function readAdvances(
  bytes: Uint8Array,
  values: AxisValues,
): ((character: number) => number | undefined) | undefined {
  const tables = readFontTables(bytes);
  const [cmap, head, hhea, hmtx] = ['cmap', 'head', 'hhea', 'hmtx'].map((tag) => tables?.get(tag));
  if (!tables || !cmap || !head || !hhea || !hmtx) return undefined;
  const widen = readWidening(tables, values);
  if (widen === undefined) return undefined;
  const findGlyph = readCharacters(cmap.data);
  const unit = head.data.getUint16(18);
  const last = hhea.data.getUint16(34) - 1;
  // Transformed, all advances stand behind a byte, without the bearings between them.
  const [start, step] = hmtx.transformed ? [1, 2] : [0, 4];
  return (character) => {
    const glyph = findGlyph(character);
    if (glyph === 0) return undefined;
    return (hmtx.data.getUint16(start + Math.min(glyph, last) * step) + widen(glyph)) / unit;
  };
}

/**
 * In em, without kerning, which brings letters closer; undefined where no font has one of the characters, or one of them
 * cannot be read.
 */
export function measureText(
  text: string,
  fonts: readonly Uint8Array[],
  values: AxisValues,
): number | undefined {
  try {
    const faces = fonts.flatMap((bytes) => readAdvances(bytes, values) ?? []);
    let width = 0;
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const advance = faces.map((face) => face(code)).find((found) => found !== undefined);
      if (advance === undefined) return undefined;
      width += advance;
    }
    return width;
  } catch (error) {
    // A damaged font is a finding of its own.
    if (error instanceof RangeError || (error as { code?: unknown }).code !== undefined)
      return undefined;
    throw error;
  }
}
