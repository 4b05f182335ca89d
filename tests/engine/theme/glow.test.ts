import { describe, expect, test } from 'vitest';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import { mix, toContrast } from '../../../engine/theme/colours';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { styles } from '../../../engine/theme/styles';
import { toSurface } from '../../../engine/theme/surfaces';

const themes: readonly [string, ThemeConfig][] = [
  ['the neutral one', {}],
  ['a dark one', { scheme: 'dark' }],
  ...Object.keys(styles).map((style): [string, ThemeConfig] => [
    style,
    { style: style as keyof typeof styles, scheme: 'auto' },
  ]),
  ['one with text that hardly passes', { colours: { text: '#6d6d6d', accent: '#204080' } }],
];

describe.each(themes)('the glow of %s', (_, theme) => {
  test.each(resolveTheme(theme).palettes)('can be read on in all of its places, $scheme', (one) => {
    const { colours } = toSurface(one.colours, 'glow');
    const { glow = '', ground } = colours;
    // Twice as many places as were tried when it was made.
    for (let step = 0; step <= 32; step += 1) {
      const back = mix(glow, step / 32, ground);
      for (const front of ['text', 'muted', 'highlight'] as const)
        expect([front, step, toContrast(colours[front], back) >= 4.5]).toEqual([front, step, true]);
    }
  });
});

test('a glow is seen where the colours allow it', () => {
  for (const style of Object.keys(styles) as (keyof typeof styles)[]) {
    const [{ colours }] = resolveTheme({ style }).palettes;
    const { glow = '', ground } = toSurface(colours, 'glow').colours;
    expect(toContrast(glow, ground)).toBeGreaterThan(1.1);
  }
});
