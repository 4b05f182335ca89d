// The tables of a variable font, and values on its axes → how much wider its glyphs are there than the font states.
// https://learn.microsoft.com/typography/opentype/spec/hvar, …/otvarcommonformats
import type { FontTable } from './font-tables';

type Tables = ReadonlyMap<string, FontTable>;

/** Values of axes, by tag. */
export type AxisValues = Readonly<Record<string, number>>;

const readFixed = (data: DataView, at: number): number => data.getInt32(at) / 65536;
const readSmall = (data: DataView, at: number): number => data.getInt16(at) / 16384;

/** Through the points of "avar", which bend an axis. */
function bend(value: number, points: readonly (readonly [from: number, to: number])[]): number {
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = points[index - 1] ?? [0, 0];
    const [end, ending] = points[index] ?? [0, 0];
    if (value <= end && end > from) return to + ((value - from) / (end - from)) * (ending - to);
  }
  return value;
}

function readBends(table: FontTable | undefined): (readonly (readonly [number, number])[])[] {
  if (table === undefined) return [];
  const { data } = table;
  let at = 8;
  return Array.from({ length: data.getUint16(6) }, () => {
    const count = data.getUint16(at);
    const points = Array.from(
      { length: count },
      (_, index) =>
        [readSmall(data, at + 2 + index * 4), readSmall(data, at + 4 + index * 4)] as const,
    );
    at += 2 + count * 4;
    return points;
  });
}

/** Where the values are on each axis: from -1 to 1, 0 is what the font is without them. */
function findPlace(tables: Tables, values: AxisValues): number[] {
  const fvar = tables.get('fvar')?.data;
  if (fvar === undefined) return [];
  const bends = readBends(tables.get('avar'));
  const start = fvar.getUint16(4);
  const size = fvar.getUint16(10);
  return Array.from({ length: fvar.getUint16(8) }, (_, index) => {
    const at = start + index * size;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => fvar.getUint8(at + offset)));
    const [least, usual, most] = [4, 8, 12].map((offset) => readFixed(fvar, at + offset)) as [
      number,
      number,
      number,
    ];
    const value = Math.min(most, Math.max(least, values[tag] ?? usual));
    const span = value < usual ? usual - least : most - usual;
    const place = span === 0 ? 0 : (value - usual) / span;
    return bend(place, bends[index] ?? []);
  });
}

/** How much of a region counts at a place. */
function weigh(data: DataView, at: number, place: readonly number[]): number {
  return place.reduce((scalar, value, axis) => {
    const [start, peak, end] = [0, 2, 4].map((offset) =>
      readSmall(data, at + axis * 6 + offset),
    ) as [number, number, number];
    if (peak === 0 || value === peak) return scalar;
    if (value <= start || value >= end) return 0;
    return (
      scalar * (value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak))
    );
  }, 1);
}

/** The row of a glyph: which set of data, and which row in it. */
function findRow(data: DataView, map: number, glyph: number): readonly [number, number] {
  if (map === 0) return [0, glyph];
  const entryFormat = data.getUint8(map + 1);
  const isLong = data.getUint8(map) === 1;
  const count = isLong ? data.getUint32(map + 2) : data.getUint16(map + 2);
  const size = ((entryFormat >> 4) & 3) + 1;
  const bits = (entryFormat & 15) + 1;
  const at = map + (isLong ? 6 : 4) + Math.min(glyph, count - 1) * size;
  let entry = 0;
  for (let offset = 0; offset < size; offset += 1) entry = entry * 256 + data.getUint8(at + offset);
  return [Math.floor(entry / 2 ** bits), entry % 2 ** bits];
}

/** The deltas of a row, with the number of the region of each. */
function readDeltas(data: DataView, set: number, row: number): (readonly [number, number])[] {
  const words = data.getUint16(set + 2);
  const regions = data.getUint16(set + 4);
  const isLong = (words & 0x8000) !== 0;
  const wide = words & 0x7fff;
  const [large, small] = isLong ? [4, 2] : [2, 1];
  let at = set + 6 + regions * 2 + row * (wide * large + (regions - wide) * small);
  return Array.from({ length: regions }, (_, index) => {
    const size = index < wide ? large : small;
    const read = { 1: 'getInt8', 2: 'getInt16', 4: 'getInt32' } as const;
    const delta = data[read[size as 1 | 2 | 4]](at);
    at += size;
    return [data.getUint16(set + 6 + index * 2), delta] as const;
  });
}

/** In units of the font, by the number of a glyph; undefined where a variable font does not say it. */
export function readWidening(
  tables: Tables,
  values: AxisValues,
): ((glyph: number) => number) | undefined {
  const place = findPlace(tables, values);
  if (place.every((value) => value === 0)) return () => 0;
  const data = tables.get('HVAR')?.data;
  if (data === undefined) return undefined;
  const store = data.getUint32(4);
  const map = data.getUint32(8);
  const regions = store + data.getUint32(store + 2);
  const axes = data.getUint16(regions);
  return (glyph) => {
    const [outer, inner] = findRow(data, map, glyph);
    const set = store + data.getUint32(store + 8 + outer * 4);
    return readDeltas(data, set, inner).reduce(
      (sum, [region, delta]) => sum + delta * weigh(data, regions + 4 + region * axes * 6, place),
      0,
    );
  };
}
