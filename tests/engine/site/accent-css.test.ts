// The rules of pages with an accent of their own: only what changes, and only for these pages.
import { expect, test } from 'vitest';
import type { BlockView } from '../../../engine/generated/block-views';
import type { ThemeConfig } from '../../../engine/generated/manifest';
import { listLooks } from '../../../engine/output/list-looks';
import { buildAccentCss } from '../../../engine/site/accent-css';
import { withAccent } from '../../../engine/theme/accent';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { toBandRoles } from '../../../engine/theme/roles';
import { buildSmallSite } from './small-site';

const looksOf = (members: Readonly<Record<string, object>>) => {
  const site = buildSmallSite();
  const pages = Object.entries(site.pages).map(
    ([id, page]) => [id, { ...page, ...members[id] }] as const,
  );
  return listLooks({ ...site, pages: Object.fromEntries(pages) });
};

const text = (surface: BlockView['surface']): BlockView => ({
  ...{ type: 'text', layout: 'plain', items: [], effect: 'none' },
  ...(surface !== undefined && { surface }),
});

const build = (pages: Readonly<Record<string, object>>, theme: ThemeConfig = {}) =>
  buildAccentCss({ looks: looksOf(pages), theme: resolveTheme(theme) });

test('a site without accents of pages has no rules', () => {
  expect(build({})).toEqual({});
});

test('a page has its accent, what stands on it, and what has its colour', () => {
  const css = build({ leaf: { accent: '7a1030' } });
  expect(Object.keys(css)).toEqual(['accent.7a1030']);
  const [rules = ''] = Object.values(css);
  expect(rules).toMatch(/^@layer tokens\{@media screen\{\[data-accent="7a1030"\]\{/);
  expect(rules).toContain('--accent:#7a1030');
  expect(rules).toContain('--highlight:#7a1030');
  expect(rules).not.toContain('--ground');
  expect(rules).not.toContain('--text:');
});

test('a surface of such a page has its colours, on no other', () => {
  const pages = {
    leaf: { accent: '7a1030', blocks: [text('accent')] },
    second: { accent: '205030', blocks: [text('raised')] },
  };
  const css = build(pages);
  const [{ colours }] = resolveTheme({}).palettes;
  const { '--ground': ground } = toBandRoles(withAccent(colours, '#7a1030'), 'accent');
  expect(css['accent.7a1030']).toContain(`[data-accent="7a1030"] [data-surface="accent"]{`);
  expect(css['accent.7a1030']).toContain(`--ground:${ground}`);
  expect(css['accent.205030']).not.toContain('[data-surface="accent"]');
});

test('each scheme has rules of its own', () => {
  const [rules = ''] = Object.values(build({ leaf: { accent: '7a1030' } }, { scheme: 'auto' }));
  const [light = '', dark = ''] = rules.split('@media screen and (prefers-color-scheme:dark)');
  expect(light).toContain('--highlight:#7a1030');
  expect(dark).toMatch(/--highlight:#(?!7a1030)/);
});

test('a bar over a band of the accent has the colour of its words', () => {
  const theme = { heads: 'band', header: { form: 'clear' } } as const;
  const [rules = ''] = Object.values(build({ leaf: { accent: 'ffee00' } }, theme));
  expect(rules).toContain(':root:has([data-accent="ffee00"] .page-head){--on-head:');
});
