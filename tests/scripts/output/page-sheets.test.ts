import { beforeAll, describe, expect, test } from 'vitest';
import { findSheets, needsOf } from '../../../engine/blocks/needs';
import { renderPageData } from '../../../engine/entry/page-data';
import { createRenderers } from '../../../engine/entry/prerender';
import type { Site } from '../../../engine/model/site';
import { dataOf, viewOf } from '../../../engine/site/view-of';
import { bundleEngine, type EngineBundle } from '../../../scripts/bundle/bundle-engine';
import { maxSheets } from '../../../scripts/output/page-sheets';
import { buildAssets, type SiteAssets } from '../../../scripts/output/site-assets';
import { engineContract } from '../../../scripts/source/engine-contract';
import { loadSite } from '../../../scripts/source/load-site';
import { SiteFiles } from '../../../scripts/source/site-files';

const root = 'tests/sites/everything';
const files = new SiteFiles(root);
const now = new Date('2026-03-01');
const loaded = loadSite(root, { contract: engineContract, files, now, drafts: false });
const site = loaded.site as Site;
const renderers = createRenderers();

let engine: EngineBundle;
let built: SiteAssets;
beforeAll(async () => {
  engine = await bundleEngine({ minify: true });
  built = buildAssets(site, engine, { root, files });
});

const links = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);

const layersOf = ({ files: all }: SiteAssets, address: string): string[] => {
  const path = address.slice(site.shell.base.length);
  const text = String(all.find(([name]) => name === path)?.[1]);
  return [...text.matchAll(/@layer ([\w.-]+)\{/g)].map(([, layer = '']) => layer);
};

test.each(Object.keys(site.pages))('page "%s" links the shell and what it needs, no more', (id) => {
  const view = viewOf(site, id);
  const { assets } = built;
  const context = { site, assets };
  const [shell, own, ...rest] = links(renderers.page({ context, view, jsonLd: undefined }));
  expect(shell).toBe(assets.styles);
  expect(rest).toEqual([]);
  const needed = new Set(needsOf(view).styles.flatMap((name) => engine.styles.needs[name] ?? []));
  expect(own === undefined ? [] : layersOf(built, own)).toEqual([...needed].sort());
  const data = JSON.parse(renderPageData(assets, dataOf(site, id)));
  if (!('redirect' in data)) expect(data.styles).toEqual(own === undefined ? [] : [own]);
});

test('pages of the same needs link one sheet, and every sheet is linked', () => {
  const linked = Object.keys(site.pages).flatMap((id) =>
    findSheets(built.assets, needsOf(viewOf(site, id))),
  );
  const written = built.files.flatMap(([path]) =>
    /\/page-[^/]+\.css$/.test(path) ? [site.shell.base + path] : [],
  );
  expect(new Set(linked)).toEqual(new Set(written));
  expect(written.length).toBeLessThan(linked.length);
});

test('the page for unknown addresses has the sheet of the shell', () => {
  expect(links(renderers.notFound({ site, assets: built.assets }))).toEqual([built.assets.styles]);
});

describe('a site that combines its blocks in very many ways', () => {
  const blocks = Object.values(site.pages).flatMap((page) => page.blocks);
  const types = [...new Map(blocks.map((block) => [block.type, block])).values()];
  const [page] = Object.values(site.pages);
  const combined = Array.from({ length: 2 ** types.length }, (_, bits) => ({
    ...(page as NonNullable<typeof page>),
    id: `page-${bits}`,
    blocks: types.filter((_, index) => bits & (1 << index)),
  }));
  const large: Site = { ...site, pages: Object.fromEntries(combined.map((own) => [own.id, own])) };

  test('has a bounded number of sheets, and each page all it needs', () => {
    const assets = buildAssets(large, engine, { root, files });
    expect(combined.length).toBeGreaterThan(1000);
    const sheets = assets.files.filter(([path]) => /\/page-[^/]+\.css$/.test(path));
    expect(sheets).toHaveLength(maxSheets);
    for (const { id } of combined.slice(1)) {
      const needs = needsOf(viewOf(large, id));
      const layers = findSheets(assets.assets, needs).flatMap((sheet) => layersOf(assets, sheet));
      const needed = needs.styles.flatMap((name) => engine.styles.needs[name] ?? []);
      expect(needed.filter((layer) => !layers.includes(layer))).toEqual([]);
    }
  });
});
