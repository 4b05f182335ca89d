// Not quick: it bundles the engine.

import { beforeAll, expect, test } from 'vitest';
import { listStyled, needsOf } from '../../../engine/blocks/needs';
import { toPageData, toPageFile } from '../../../engine/content/addresses/output-paths';
import { rootFiles } from '../../../engine/content/addresses/reserved-names';
import type { Site } from '../../../engine/model/site';
import { listLooks } from '../../../engine/output/list-looks';
import { buildAccentCss } from '../../../engine/site/accent-css';
import { findStyles } from '../../../engine/site/block-styles';
import { viewOf, withStyles } from '../../../engine/site/view-of';
import { maxSheets } from '../../../scripts/output/page-sheets';
import { engineContract } from '../../engine-contract';
import { makeText, outputsOf } from '../../site-outputs';
import { type BundledAssets, type BundledSite, bundleSite } from '../bundled-site';

let bundled: BundledSite;
let site: Site;
let built: BundledAssets;
beforeAll(async () => {
  bundled = await bundleSite('tests/sites/everything');
  ({ site } = bundled);
  built = bundled.assetsOf(site);
});

/** The rules of pages with an accent of their own, which the engine cannot know. */
const listAccents = () => buildAccentCss({ ...site, looks: listLooks(site) });

/** What holds up the first paint: the sheet for what is closed or below at first is linked before the footer. */
const inHead = (html: string): string => html.slice(0, html.indexOf('</head>'));

const links = (html: string): string[] =>
  [...inHead(html).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(
    ([, href = '']) => href,
  );

/** The names of the parts that a sheet is made of. */
const layersOf = ({ files: all }: BundledAssets, address: string): string[] => {
  const path = address.slice(site.assetsBase.length);
  const lines = String(all.find((file) => file.path === path)?.read()).split('\n');
  const parts = Object.entries({ ...bundled.engine.styles.layers, ...listAccents() });
  const found = parts
    .filter(([, css]) => lines.includes(css))
    .map(([name]) => name)
    .sort();
  expect(found).toHaveLength(lines.length);
  return found;
};

/** The layers that a page needs. */
function findNeeded(shown: Site, id: string): string[] {
  const { needs } = bundled.engine.styles;
  const needed = listStyled(withStyles(shown, viewOf(shown, id))).flatMap(
    (name) => needs[name] ?? (name in listAccents() ? [name] : []),
  );
  return [...new Set(needed)].sort();
}

test('each page links the shell and what it needs, no more, and its data names the same', () => {
  const outputs = outputsOf(site, built.assets);
  const linked = new Set<string>();
  for (const [id, { path }] of Object.entries(site.pages)) {
    const [shell, ...own] = links(makeText(outputs, toPageFile(path)));
    expect(shell).toBe(built.assets.styles);
    expect(own.length).toBeLessThanOrEqual(1);
    expect(own.flatMap((sheet) => layersOf(built, sheet))).toEqual(findNeeded(site, id));
    const data = JSON.parse(makeText(outputs, toPageData(path)));
    if (!('redirect' in data)) expect(data.styles).toEqual(own);
    for (const sheet of own) linked.add(sheet);
  }
  const written = built.files.flatMap(({ path }) =>
    /\/page-[^/]+\.css$/.test(path) ? [site.assetsBase + path] : [],
  );
  expect(linked).toEqual(new Set(written));
  expect(written.length).toBeLessThan(Object.keys(site.pages).length);
});

test('a page holds the sheets of the layouts that it uses and of no other', () => {
  const { page: home = '' } = site.shell.home;
  const { [home]: page } = site.pages;
  if (page?.callToAction === undefined) throw new Error('The home page invites nobody');
  const blocks = page.blocks.filter(({ type }) => type === 'cards');
  const cards = blocks.map((block) => ({ ...block, layout: 'index' }) as (typeof blocks)[number]);
  const callToAction = { ...page.callToAction, layout: 'band' as const };
  const own = { ...page, blocks: cards, ...findStyles(cards, engineContract.blocks), callToAction };
  const shown: Site = { ...site, pages: { [home]: own } };
  const { assets, files } = bundled.assetsOf(shown);
  const { styles } = needsOf(withStyles(shown, viewOf(shown, home)), assets);
  const parts = styles.slice(1).flatMap((sheet) => layersOf({ ...built, files }, sheet));
  expect(parts.filter((name) => !name.startsWith('part.block-section'))).toEqual([
    ...['layout.landing', 'part.call-to-action', 'part.call-to-action.band'],
    ...['part.card-list', 'part.card-list.index'],
  ]);
});

test('the page for unknown addresses has the sheet of the shell, and that of the running app', () => {
  const { assets } = built;
  const outputs = outputsOf(site, assets);
  const text = makeText(outputs, rootFiles.notFound.path);
  expect(text.slice(text.indexOf('</head>'))).toContain(
    `<link rel="stylesheet" href="${assets.late}"/>`,
  );
  expect(links(text)).toEqual([assets.styles, assets.live]);
});

test('a site that combines its blocks in very many ways has a bounded number of sheets', () => {
  const blocks = Object.values(site.pages).flatMap((page) => page.blocks);
  const types = [...new Map(blocks.map((block) => [block.type, block])).values()].slice(0, 11);
  const [page] = Object.values(site.pages);
  if (page === undefined) throw new Error('The site has no pages');
  const combined = Array.from({ length: 2 ** types.length }, (_, bits) => {
    const own = types.filter((_, index) => bits & (1 << index));
    const styles = findStyles(own, engineContract.blocks);
    return { ...page, id: `page-${bits}`, blocks: own, ...styles };
  });
  expect(combined.length).toBeGreaterThan(1000);
  const large: Site = { ...site, pages: Object.fromEntries(combined.map((own) => [own.id, own])) };
  const assets = bundled.assetsOf(large);
  const sheets = assets.files.filter(({ path }) => /\/page-[^/]+\.css$/.test(path));
  expect(sheets).toHaveLength(maxSheets);
  for (const { id } of combined) {
    const { styles } = needsOf(withStyles(large, viewOf(large, id)), assets.assets);
    const layers = styles.slice(1).flatMap((sheet) => layersOf(assets, sheet));
    expect(findNeeded(large, id).filter((layer) => !layers.includes(layer))).toEqual([]);
  }
});

test('only a site that moves has the rules of how its pictures come into view', () => {
  const unveils = (theme: Partial<Site['theme']>): boolean => {
    const { assets, files } = bundled.assetsOf({ ...site, theme: { ...site.theme, ...theme } });
    const path = assets.late.slice(site.assetsBase.length);
    return String(files.find((file) => file.path === path)?.read()).includes('@keyframes unveil');
  };
  const withEdge = (edge: Site['theme']['pictures']['edge']) => ({
    pictures: { ...site.theme.pictures, edge },
  });
  for (const edge of ['arch', 'round', 'bleed', 'plain'] as const) {
    expect(unveils({ motion: 'quiet', ...withEdge(edge) }), edge).toBe(true);
    expect(unveils({ motion: 'none', ...withEdge(edge) }), edge).toBe(false);
  }
  expect(unveils({ motion: 'quiet', ...withEdge('framed') })).toBe(false);
});
