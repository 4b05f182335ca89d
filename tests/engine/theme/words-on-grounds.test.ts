// A site that sets a ground alone: the words on it are those of its style where they can be read, else others.
import { describe, expect, test } from 'vitest';
import type { Colours, ThemeConfig } from '../../../engine/generated/manifest';
import { listPairs } from '../../../engine/theme/contrasts';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { styles } from '../../../engine/theme/styles';

type StyleName = keyof typeof styles;

const names = Object.keys(styles) as StyleName[];

const parts = ['00', '66', 'cc', 'ff'];
const accents = parts.flatMap((red) =>
  parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
);

const listWeak = (config: ThemeConfig): string[] =>
  resolveTheme(config).palettes.flatMap(({ scheme, colours }) =>
    listPairs(colours)
      .filter(({ ratio, limit }) => ratio < limit)
      .map(({ use, place }) => `${colours.accent}: ${use}, ${place}, ${scheme}`),
  );

describe.each(names)('in the style "%s"', (style) => {
  test('any accent can be set alone, in both schemes', () => {
    const weak = accents.flatMap((accent) =>
      listWeak({ style, scheme: 'auto', colours: { accent } }),
    );
    expect(weak).toEqual([]);
  });
});

const findColours = (colours: Colours): readonly Colours[] =>
  resolveTheme({ style: 'clinic', scheme: 'auto', colours }).palettes.map((one) => one.colours);

test('the words of the style stay where they can be read', () => {
  expect(findColours({ accent: '#1d4ed8' })).toMatchObject([
    { onAccent: styles.clinic.coloursLight?.onAccent },
    { onAccent: '#ffffff' },
  ]);
});

test('words that the site sets stay, readable or not', () => {
  expect(findColours({ accent: '#1d4ed8', onAccent: '#102040' })).toMatchObject([
    { onAccent: '#102040' },
    { onAccent: '#102040' },
  ]);
});

test('a panel, a drawer and a contrast take words that can be read on them', () => {
  const grounds = { panel: '#ffe0a0', drawer: '#ffe0a0', contrast: '#ffe0a0' };
  for (const style of names)
    expect(listWeak({ style, scheme: 'light', colours: grounds })).toEqual([]);
});
