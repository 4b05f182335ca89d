// The properties by which the looks of two sites are told apart: how each is read from a page, and when two of them differ.

/** Two readings differ by another keyword, or by what their kind asks for. */
export type Reading =
  | { readonly kind: 'keyword'; readonly value: string }
  | { readonly kind: 'colour'; readonly value: readonly [number, number, number] }
  | { readonly kind: 'weight' | 'radius' | 'size' | 'text'; readonly value: number };

/** By name of the property; what a page does not have is missing. */
export type Look = Readonly<Record<string, readonly Reading[]>>;

export const propertyNames = [
  'heading face',
  'heading weight',
  'heading case',
  'header form',
  'head form',
  'card ground',
  'card border',
  'card radius',
  'button shape',
  'picture shape',
  'density',
  'footer form',
  'contact form',
  'markers',
  'text size',
  'leading',
  'measure',
  'title size',
  'field form',
  'invitation form',
] as const;

const toLinear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const toLab = (colour: readonly [number, number, number]): readonly number[] => {
  const [red = 0, green = 0, blue = 0] = colour.map(toLinear);
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** How far two colours are from each other (CIE 1976). */
export function measureDistance(
  one: readonly [number, number, number],
  other: readonly [number, number, number],
): number {
  const ends = toLab(other);
  return Math.hypot(...toLab(one).map((value, index) => value - (ends[index] ?? 0)));
}

/** From which difference on a visitor sees two of a kind as different. */
const thresholds = { colour: 15, weight: 200, radius: 6, size: 0.12, text: 0.05 } as const;

export function differs(one: Reading, other: Reading): boolean {
  if (one.kind === 'colour' && other.kind === 'colour')
    return measureDistance(one.value, other.value) >= thresholds.colour;
  if (one.kind === 'size' && other.kind === 'size')
    return Math.abs(one.value / other.value - 1) >= thresholds.size;
  // What is read is compared line by line: a smaller difference is seen.
  if (one.kind === 'text' && other.kind === 'text')
    return Math.abs(one.value / other.value - 1) >= thresholds.text;
  if (one.kind === 'weight' && other.kind === 'weight')
    return Math.abs(one.value - other.value) >= thresholds.weight;
  if (one.kind === 'radius' && other.kind === 'radius')
    return Math.abs(one.value - other.value) >= thresholds.radius;
  return one.value !== other.value;
}

/** The names of the properties in which two looks differ. */
export const listDifferences = (one: Look, other: Look): string[] =>
  propertyNames.filter((name) =>
    (one[name] ?? []).some((reading, index) => {
      const counterpart = other[name]?.[index];
      return counterpart !== undefined && differs(reading, counterpart);
    }),
  );
