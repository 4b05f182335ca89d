// The table "cmap" of a font → the glyph of a character, and all characters that have one.
// https://learn.microsoft.com/typography/opentype/spec/cmap
import type { CharacterRange } from '../../engine/model/inspected-file';
import { readFontTables } from './font-tables';

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

export function readCharacters(data: DataView): FindGlyph {
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

/** The ranges that a table names, of format 12 or 4: they may have characters without a glyph. */
function listRanges(data: DataView): CharacterRange[] {
  const tables = Array.from({ length: data.getUint16(2) }, (_, index) =>
    data.getUint32(4 + index * 8 + 4),
  );
  const groups = tables.find((at) => data.getUint16(at) === 12);
  if (groups !== undefined)
    return Array.from({ length: data.getUint32(groups + 12) }, (_, index) => {
      const at = groups + 16 + index * 12;
      return [data.getUint32(at), data.getUint32(at + 4)] as const;
    });
  const at = tables.find((table) => data.getUint16(table) === 4);
  if (at === undefined) return [];
  const count = data.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, index) => {
    const end = at + 14 + index * 2;
    return [data.getUint16(end + count * 2 + 2), data.getUint16(end)] as const;
  });
}

/** In their order; undefined where the bytes are not a font in WOFF2, or name no characters. */
export function listCharacters(bytes: Uint8Array): readonly CharacterRange[] | undefined {
  const data = readFontTables(bytes)?.get('cmap')?.data;
  if (data === undefined) return undefined;
  const findGlyph = readCharacters(data);
  const found: [first: number, last: number][] = [];
  for (const [first, last] of listRanges(data))
    for (let character = first; character <= last; character += 1) {
      if (findGlyph(character) === 0) continue;
      const range = found.at(-1);
      if (range && range[1] === character - 1) range[1] = character;
      else found.push([character, character]);
    }
  return found.length > 0 ? found : undefined;
}
