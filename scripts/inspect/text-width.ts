// Fonts in WOFF2 and a text → how wide the text is in them.
import { readFontTables } from './font-tables';
import { type AxisValues, readWidening } from './font-variation';

/** The glyph of a character; 0 where there is none. */
type FindGlyph = (character: number) => number;

/** Segments of characters ("cmap" format 12). */
function readGroups(data: DataView, at: number): FindGlyph {
  const count = data.getUint32(at + 12);
  return (character) => {
    for (let index = 0; index < count; index += 1) {
      const group = at + 16 + index * 12;
      const start = data.getUint32(group);
      if (character >= start && character <= data.getUint32(group + 4))
        return data.getUint32(group + 8) + character - start;
    }
    return 0;
  };
}

/** The same for characters of 16 bits (format 4). */
function readSegments(data: DataView, at: number): FindGlyph {
  const count = data.getUint16(at + 6) / 2;
  const toColumn = (column: number): number => at + 14 + column * count * 2 + (column > 0 ? 2 : 0);
  return (character) => {
    for (let index = 0; index < count; index += 1) {
      if (character > data.getUint16(toColumn(0) + index * 2)) continue;
      const start = data.getUint16(toColumn(1) + index * 2);
      if (character < start) return 0;
      const delta = data.getInt16(toColumn(2) + index * 2);
      const place = toColumn(3) + index * 2;
      const offset = data.getUint16(place);
      if (offset === 0) return (character + delta) & 0xffff;
      const glyph = data.getUint16(place + offset + (character - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function readCharacters(data: DataView): FindGlyph {
  const tables = Array.from({ length: data.getUint16(2) }, (_, index) =>
    data.getUint32(4 + index * 8 + 4),
  );
  const find = (format: number): number | undefined =>
    tables.find((at) => data.getUint16(at) === format);
  const groups = find(12);
  const segments = find(4);
  if (groups !== undefined) return readGroups(data, groups);
  return segments === undefined ? () => 0 : readSegments(data, segments);
}

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
