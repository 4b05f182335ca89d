// Not quick: every pair of colours for each accent.
// A page may have any accent: whatever colour it is, every pair of text and ground stays readable, on every surface.
import { describe, expect, test } from 'vitest';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import { withAccent } from '../../../engine/theme/accent';
import { toContrast } from '../../../engine/theme/colours';
import { listPairs } from '../../../engine/theme/contrasts';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { styles } from '../../../engine/theme/styles';

const themes: readonly [string, ThemeConfig][] = [
  ['the neutral one', { scheme: 'auto' }],
  ...Object.keys(styles).map((style): [string, ThemeConfig] => [
    style,
    { style: style as keyof typeof styles, scheme: 'auto' },
  ]),
  ['one with text that hardly passes', { colours: { text: '#6d6d6d', accent: '#204080' } }],
];

const parts = [0, 0x33, 0x66, 0x99, 0xcc, 0xff];

/** Spread over all there are: 216. */
const accents = parts.flatMap((red) =>
  parts.flatMap((green) =>
    parts.map(
      (blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);

describe.each(themes)('in %s', (_, theme) => {
  test.each(resolveTheme(theme).palettes)('any accent can be read, $scheme', ({ colours }) => {
    const weak = accents.flatMap((accent) =>
      listPairs(withAccent(colours, accent))
        .filter(({ ratio, limit }) => ratio < limit)
        .map(({ use, place }) => `${accent}: ${use}, ${place}`),
    );
    expect(weak).toEqual([]);
  });

  test('a button is told from the page', () => {
    const [{ colours }] = resolveTheme(theme).palettes;
    for (const accent of [colours.ground, '#ffffff', '#000000', '#ffee00'])
      expect(toContrast(withAccent(colours, accent).accent, colours.ground)).toBeGreaterThanOrEqual(
        1.4,
      );
  });
});

test('an accent that can be read as it is stays as it is', () => {
  const [{ colours }] = resolveTheme({}).palettes;
  expect(withAccent(colours, '#7a1030')).toMatchObject({ accent: '#7a1030', highlight: '#7a1030' });
});
