// Not quick: random cases.
// Colours that cannot be read are found where they are set, and the colours that findings propose can be read.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import type { SiteSummary } from '../../../engine/manifest/checks/context/check-context';
import { checkTheme } from '../../../engine/manifest/checks/settings/theme';
import { listWeakPairs } from '../../../engine/manifest/checks/settings/weak-pairs';
import type { Params } from '../../../engine/manifest/rule';

/** What is looked at in findings of all codes. */
interface Found {
  readonly pointer: string;
  readonly params: Params;
}

/** The one part of a manifest that the check looks at. */
const check = (theme: ThemeConfig): readonly Found[] =>
  checkTheme({ file: 'site.manifest.json', settings: { theme } } as SiteSummary);

const show = ({ pointer, params }: Found): string =>
  `${pointer}: ${params.frontRole} on ${params.backRole}, ${params.place}, ${params.scheme}`;

const place = (
  pointer: string,
): [member: 'colours' | 'coloursDark' | 'coloursLight', role: string] => {
  const [, , member, role] = pointer.split('/');
  return [member as 'colours', role ?? ''];
};

/** The theme with the colour that a finding proposes for the role at its pointer. */
function apply(theme: ThemeConfig, { pointer, params }: Found): ThemeConfig | undefined {
  const [member, role] = place(pointer);
  const near = params.frontRole === role ? params.frontNear : params.backNear;
  return near === undefined
    ? undefined
    : { ...theme, [member]: { ...theme[member], [role]: near } };
}

test('a colour is judged in the scheme, and at the place, where it is set', () => {
  expect(check({ colours: { text: '#99a0aa' } }).map(show)).toEqual([
    '/theme/colours/text: text on raised, surface "ground", light',
  ]);
  const dark = { muted: '#3a4350' };
  expect(check({ scheme: 'auto', coloursDark: dark }).map(show)).toEqual([
    '/theme/coloursDark/muted: muted on raised, surface "ground", dark',
  ]);
  expect(check({ scheme: 'light', coloursDark: dark })).toEqual([]);
});

test('what follows from another colour is judged at that colour', () => {
  expect(check({ colours: { contrast: '#777777', onContrast: '#888888' } }).map(show)).toEqual([
    '/theme/colours/onContrast: onContrast on contrast, surface "contrast", light',
  ]);
  // Neither the text in the header nor that on the contrast colour is set.
  expect(check({ colours: { panel: '#101010', contrast: '#202020' } })).toEqual([]);
});

const colour = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const roles = ['text', 'muted', 'highlight', 'accent', 'onAccent', 'raised', 'error'] as const;

test('with the proposed colour all its pairs can be read, and none of the others becomes worse', () => {
  let proposed = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('light', 'dark', 'auto'),
      fc.constantFrom(...roles),
      colour,
      (scheme, role, value) => {
        const theme: ThemeConfig = { scheme, colours: { [role]: value } };
        const [finding] = check(theme);
        const fixed = finding && apply(theme, finding);
        if (finding === undefined || fixed === undefined) return;
        proposed += 1;
        const touches = (config: ThemeConfig): number =>
          listWeakPairs(config).filter(({ settings }) =>
            settings.some(({ pointer }) => pointer === finding.pointer),
          ).length;
        expect(touches(theme)).toBeGreaterThan(0);
        expect(listWeakPairs(fixed).length).toBeLessThan(listWeakPairs(theme).length);
      },
    ),
    { numRuns: 40, seed: 3 },
  );
  expect(proposed).toBeGreaterThan(8);
});

test('a colour at the end of the scale is moved inwards', () => {
  const [finding] = check({ scheme: 'dark', colours: { text: '#000000' } });
  expect(finding?.params.frontNear).toMatch(/^#([0-9a-f]{2})\1\1$/);
});

test('a site whose findings are followed one after another ends without any', () => {
  let theme: ThemeConfig = {
    colours: { text: '#8a8f98', muted: '#b0b5bd', accent: '#ffd24a', onAccent: '#ffffff' },
  };
  const seen = check(theme).length;
  for (let step = 0; step < 6; step += 1) {
    const [finding] = check(theme);
    theme = (finding && apply(theme, finding)) ?? theme;
  }
  expect(seen).toBeGreaterThan(2);
  expect(check(theme)).toEqual([]);
});
