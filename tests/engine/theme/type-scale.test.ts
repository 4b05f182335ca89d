import { describe, expect, test } from 'vitest';
import { neutral } from '../../../engine/theme/neutral';
import { toSizes } from '../../../engine/theme/type-scale';

const root = 16;

/** The parts of `clamp(1rem, 0.5rem + 2vw, 2rem)`, in px and in hundredths of the width of the window. */
function parse(size: string | undefined): {
  least: number;
  most: number;
  at: (width: number) => number;
} {
  const found = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/.exec(
    size ?? '',
  );
  if (found === null) throw new Error(`${size} is not a size that grows`);
  const [least = 0, start = 0, slope = 0, most = 0] = found.slice(1).map(Number);
  const at = (width: number) => start * root + (slope * width) / 100;
  return { least: least * root, most: most * root, at };
}

test.each([
  ['calm', 'text', 16.8, 18],
  ['standard', 'text', 16.8, 18],
  ['standard', 'lead', 16.8 * 1.18, 18 * 1.25],
  ['calm', '1', 16.8 * 1.18 ** 4.5, 18 * 1.2 ** 4.5],
  ['standard', '1', 16.8 * 1.18 ** 4.5, 18 * 1.25 ** 4.5],
  ['grand', '1', 16.8 * 1.18 ** 4.5, 18 * 1.333 ** 4.5],
  ['grand', 'grand', 16.8 * 1.18 ** 5.25, 18 * 1.333 ** 5.25],
] as const)(
  'the scale "%s" sets "%s" in %f px on a phone, in %f px on a wide screen',
  (scale, name, least, most) => {
    const size = parse(toSizes({ ...neutral.type, scale })[`--size-${name}`]);
    expect(size.least).toBeCloseTo(least, 1);
    expect(size.most).toBeCloseTo(most, 1);
  },
);

describe.each(['calm', 'standard', 'grand'] as const)('in the scale "%s"', (scale) => {
  const sizes = Object.entries(toSizes({ ...neutral.type, scale })).map(
    ([name, size]) => [name, parse(size)] as const,
  );

  test.each(sizes)('%s grows evenly from 375 px of window to 1440 px', (_, { at, least, most }) => {
    // Three decimals of a hundredth of 1440 px are 0.014 px.
    expect(Math.abs(at(375) - least)).toBeLessThan(0.05);
    expect(Math.abs(at(1440) - most)).toBeLessThan(0.05);
    expect(most).toBeGreaterThan(least);
  });

  test('each level is larger than the one before', () => {
    const names = ['text', '4', 'lead', '3', 'read', '2', 'call', '1', 'grand'];
    const most = new Map(sizes.map(([name, size]) => [name, size.most]));
    const ordered = names.map((name) => most.get(`--size-${name}`));
    expect(ordered).toEqual([...ordered].sort((one = 0, other = 0) => one - other));
    expect(new Set(ordered).size).toBe(names.length);
  });
});

test.each([
  ['small', 'scale', 'text', 16, 16.5],
  ['large', 'scale', 'text', 17.6, 20],
  ['large', 'scale', '1', 17.6 * 1.18 ** 4.5, 20 * 1.25 ** 4.5],
  ['regular', 'quiet', 'grand', 33, 48],
  ['regular', 'standard', 'grand', 37, 64],
  ['small', 'loud', 'grand', 45, 96],
  ['large', 'poster', 'grand', 54, 144],
  ['regular', 'quiet', '2', 16.8 * 1.18 ** 3, 18 * 1.25 ** 3],
] as const)(
  'with the body "%s" and the display "%s", "%s" is %f px on a phone, %f px on a wide screen',
  (body, display, name, least, most) => {
    const size = parse(toSizes({ scale: 'standard', body, display })[`--size-${name}`]);
    expect(size.least).toBeCloseTo(least, 1);
    expect(size.most).toBeCloseTo(most, 1);
  },
);

test.each(['quiet', 'standard', 'loud', 'poster'] as const)(
  'with the display "%s", a title is smaller than a hero and larger than a call to action',
  (display) => {
    const sizes = toSizes({ scale: 'calm', body: 'regular', display });
    const [call, title, hero] = ['call', '1', 'grand'].map((name) =>
      parse(sizes[`--size-${name}`]),
    );
    expect(call?.most).toBeLessThan(title?.most ?? 0);
    expect(title?.most).toBeLessThan(hero?.most ?? 0);
    expect(call?.least).toBeLessThan(title?.least ?? 0);
    expect(title?.least).toBeLessThan(hero?.least ?? 0);
  },
);
