// Everything that is written can be read on every surface of every theme that sets its own colours well.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import { listWeakPairs } from '../../../engine/manifest/checks/settings/weak-pairs';
import { toContrast } from '../../../engine/theme/colours';
import { listPairs } from '../../../engine/theme/contrasts';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { toPanelRoles } from '../../../engine/theme/roles';
import { toSurface } from '../../../engine/theme/surfaces';
import { toTone } from '../../../engine/theme/tones';

const names = [undefined, 'institution', 'hearth', 'clinic', 'works', 'signal'] as const;
const schemes = ['light', 'dark', 'auto'] as const;

const themes = names.flatMap((style) =>
  schemes.map((scheme): [string, ThemeConfig] => [
    `${style ?? 'neutral'}, ${scheme}`,
    style === undefined ? { scheme } : { style, scheme },
  ]),
);

test.each(themes)('%s: all text can be read on every surface', (_, theme) => {
  const { palettes } = resolveTheme(theme);
  expect(
    palettes.map(({ colours }) => listPairs(colours).length).every((count) => count > 100),
  ).toBe(true);
  expect(
    listWeakPairs(theme).map(({ place, use, scheme }) => `${scheme}, ${place}: ${use}`),
  ).toEqual([]);
});

test('each surface has a ground of its own, and its text is on it', () => {
  const [{ colours: page }] = resolveTheme({ style: 'hearth' }).palettes;
  const grounds = (['ground', 'raised', 'tint', 'contrast', 'accent'] as const).map((name) => {
    const { ground, raised } = toSurface(page, name).colours;
    expect(toContrast(ground, raised)).toBeGreaterThan(1.02);
    return ground;
  });
  expect(new Set(grounds).size).toBe(grounds.length);
  expect(toSurface(page, 'contrast').colours.text).toBe(page.onContrast);
  expect(toSurface(page, 'accent').colours).toMatchObject({
    ...{ text: page.onAccent, accent: page.onAccent, onAccent: page.accent },
  });
});

test('on another ground links have the accent, where the highlight cannot be read there and the accent can', () => {
  const [{ colours: works }] = resolveTheme({ style: 'works' }).palettes;
  expect(toContrast(works.highlight, works.contrast)).toBeLessThan(4.5);
  expect(toSurface(works, 'contrast').colours.highlight).toBe(works.accent);
  expect(toPanelRoles(works)['--highlight']).toBe(works.accent);
  const [{ colours: law }] = resolveTheme({ style: 'institution' }).palettes;
  expect(toSurface(law, 'contrast').colours.highlight).not.toBe(law.accent);
});

const colour = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('on other surfaces colours are moved until they can be read: only a text and its ground can be wrong', () => {
  const roles = { contrast: colour, onContrast: colour, highlight: colour, accent: colour };
  fc.assert(
    fc.property(fc.record({ ...roles, error: colour, raised: colour }), (colours) => {
      const others = listWeakPairs({ colours }).filter(({ place }) => place !== 'surface "ground"');
      const pairs = others.map(({ settings }) => settings.map(({ role }) => role).join(' on '));
      const allowed = ['onContrast on contrast', 'text on raised', 'onPanel on panel'];
      expect(pairs.filter((pair) => !allowed.includes(pair))).toEqual([]);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('words over a picture of any colour can be read in either tone', () => {
  for (const [, theme] of themes)
    for (const { colours } of resolveTheme(theme).palettes)
      for (const tone of ['dark', 'light'] as const) {
        const { behind, colours: own } = toTone(colours, tone);
        expect(behind).toHaveLength(2);
        for (const back of behind) expect(toContrast(own.text, back)).toBeGreaterThanOrEqual(4.5);
        // A dark picture has light words.
        expect(toContrast(own.text, '#000000') > toContrast(own.text, '#ffffff')).toBe(
          tone === 'dark',
        );
      }
});
