// The colours of surfaces and tones: in the sheets of sites that use them, and only there.
import { expect, test } from 'vitest';
import type { BlockView } from '../../../engine/generated/block-views';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import type { SitePage } from '../../../engine/model/site';
import { listLooks } from '../../../engine/output/list-looks';
import { buildScopeCss } from '../../../engine/site/scope-css';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { buildSmallSite } from './small-site';

const text = (surface?: BlockView['surface']): BlockView => ({
  ...{ type: 'text', layout: 'plain', items: [], effect: 'none' },
  ...(surface !== undefined && { surface }),
});

/** The rules of a site with one page. */
function build(
  blocks: readonly BlockView[],
  theme: ThemeConfig = {},
  more: Partial<SitePage> = {},
) {
  const site = buildSmallSite();
  const [[id, page] = []] = Object.entries(site.pages);
  if (id === undefined || page === undefined) throw new Error('The site has no page');
  const pages = { [id]: { ...page, ...more, blocks } };
  const looks = listLooks({ ...site, pages });
  return buildScopeCss({ looks, theme: resolveTheme(theme) }, (roles) =>
    Object.entries(roles)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  );
}

const listSelectors = (css: string): string[] =>
  [...css.matchAll(/[{}]?(\[data-[^{]*)\{/g)].map(([, selector = '']) => selector);

test('a site without surfaces and tones pays nothing for them', () => {
  expect(build([text(), text('ground'), text('ground')])).toBe('');
});

test('each surface that a page uses has its colours, on screens', () => {
  const css = build([text('contrast'), text('accent')]);
  expect(listSelectors(css)).toEqual(['[data-surface="contrast"]', '[data-surface="accent"]']);
  expect(css.startsWith('@media screen{')).toBe(true);
  const [{ colours }] = resolveTheme({}).palettes;
  expect(css).toContain(`--ground:${colours.contrast}`);
  expect(css).toContain(`--text:${colours.onContrast}`);
});

test('neighbours on one surface are one band', () => {
  const joined = '[data-surface="tint"]+[data-surface="tint"]';
  expect(listSelectors(build([text('tint'), text('tint')]))).toContain(joined);
  expect(listSelectors(build([text('tint'), text(), text('tint')]))).not.toContain(joined);
});

test('with both schemes each has its colours', () => {
  const css = build([text('contrast')], { scheme: 'auto' });
  expect(css).toMatch(/@media screen\{.*@media screen and \(prefers-color-scheme:dark\)\{/s);
  expect(listSelectors(css)).toHaveLength(2);
  const [light, dark] = resolveTheme({ scheme: 'auto' }).palettes;
  for (const palette of [light, dark])
    expect(css).toContain(`--ground:${palette?.colours.contrast}`);
});

test('a tone states all roles, because it may be within a surface', () => {
  const css = build([text('contrast')], {}, { tone: 'light' });
  const of = (selector: string): string[] =>
    (css.split(`${selector}{`)[1]?.split('}')[0] ?? '')
      .split(';')
      .map((one) => one.split(':')[0] ?? '');
  const tone = of('[data-tone="light"]');
  expect(tone).toContain('--scrim');
  expect(of('[data-surface="contrast"]').filter((role) => !tone.includes(role))).toEqual([]);
});

test('in panels that are dark on a light page, links and muted text are those of the panel', () => {
  const css = build([text()], { colours: { panel: '#10151f' } });
  expect(css).toMatch(/^@media screen\{:is\(\.header,\.panel,\.dock,\.footer\)\{--highlight:#/);
});

test('a bar without a ground has the colour of the words in the head below it, and of its band and the button there', () => {
  const clear = { header: { form: 'clear' } } as const;
  const css = build([text()], clear, { tone: 'light' });
  expect(css).toMatch(/:root:has\(\.page-head\[data-tone="light"\]\)\{--on-head:#[0-9a-f]{6}\}/);
  expect(build([text()], {}, { tone: 'light' })).not.toContain('--on-head');
  expect(build([text()], { ...clear, heads: 'band' })).toMatch(
    /:root:has\(\.page-head\)\{--on-head:#[0-9a-f]{6};--head-ground:#[0-9a-f]{6};--head-action:#[0-9a-f]{6};--on-head-action:#[0-9a-f]{6}\}/,
  );
});

test('a band at the top has the accent in the light, and the ground of cards in the dark', () => {
  const css = build([text()], { scheme: 'auto', heads: 'band' });
  const [light, dark] = resolveTheme({ scheme: 'auto' }).palettes;
  const grounds = [...css.matchAll(/\.page-head\{[^}]*--ground:(#[0-9a-f]{6})/g)];
  expect(grounds.map(([, ground]) => ground)).toEqual([light.colours.accent, dark?.colours.raised]);
});

test('a slanted head with a picture has the ground of contrast', () => {
  const css = build([text()], { heads: 'angle' });
  const [{ colours }] = resolveTheme({}).palettes;
  expect(css).toMatch(
    new RegExp(`\\.page-head\\[data-picture\\]\\{[^}]*--ground:${colours.contrast}`),
  );
  expect(build([text()], { heads: 'bleed' })).not.toContain('.page-head');
});
