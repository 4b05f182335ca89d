// Not quick: it bundles the engine.
// What documents weigh with the styles that hold up their first paint, as hosts send them.

import { describe, expect, test } from 'vitest';
import { needsOf } from '../../../engine/blocks/needs';
import { toFilePath } from '../../../engine/content/addresses/addresses';
import { toPageFile } from '../../../engine/content/addresses/output-paths';
import type { Site } from '../../../engine/model/site';
import { findStyles } from '../../../engine/site/block-styles';
import { viewOf, withStyles } from '../../../engine/site/view-of';
import { openWorkspace } from '../../../scripts/files/workspace';
import { makeWeigh } from '../../../scripts/output/compress';
import { engineContract } from '../../engine-contract';
import { makeRender } from '../../site-outputs';
import { type BundledSite, bundleSite } from '../bundled-site';

const sites = ['.', 'tests/sites/everything', 'tests/sites/clashes', 'tests/sites/minimal'];

/** With the starter, which takes some 900 bytes of it. */
const maxBytes = 14_336;
const maxOfFour = 13_500;

/** HTML and style sheets of some pages in bytes, by id. */
function weigh(bundled: BundledSite, site: Site, ids: readonly string[]): Record<string, number> {
  const built = bundled.assetsOf(site);
  const render = makeRender(site, built.assets);
  const compressedSize = makeWeigh(openWorkspace('.').cache);
  const emitted = new Map(built.files.map((file) => [file.path, file]));
  const weighPage = (id: string): number => {
    const { styles } = needsOf(withStyles(site, viewOf(site, id)), built.assets);
    const path = toPageFile(site.pages[id]?.path ?? '');
    const sheets = styles
      .map((sheet) => toFilePath(site.assetsBase, sheet))
      .map((file) => compressedSize(file, emitted.get(file)?.read() ?? ''));
    expect(Math.min(...sheets)).toBeGreaterThan(200);
    return sheets.reduce((sum, size) => sum + size, compressedSize(path, render(id)));
  };
  return Object.fromEntries(ids.map((id) => [id, weighPage(id)]));
}

const exceeding = (weights: Readonly<Record<string, number>>, limit: number): string[] =>
  Object.entries(weights).flatMap(([id, bytes]) => (bytes <= limit ? [] : [`${id}: ${bytes}`]));

describe.each(sites)('of the site in "%s"', async (root) => {
  const bundled = await bundleSite(root);
  const { site } = bundled;
  const weights = weigh(bundled, site, Object.keys(site.pages));

  test('no page weighs more than 14,336 bytes', () => {
    expect(exceeding(weights, maxBytes)).toEqual([]);
  });

  test('no page of up to four blocks weighs more than 13,500 bytes', () => {
    const small = Object.entries(weights).filter(
      ([id]) => (site.pages[id]?.blocks.length ?? 0) <= 4,
    );
    expect(small).not.toEqual([]);
    expect(exceeding(Object.fromEntries(small), maxOfFour)).toEqual([]);
  });
});

test('nor does the largest page with any four of its blocks in a row', async () => {
  const bundled = await bundleSite('.');
  const { site } = bundled;
  const { page: home = '' } = site.shell.home;
  const { [home]: page, ...others } = site.pages;
  if (page === undefined) throw new Error('The site has no home');
  const { blocks } = page;
  expect(blocks.length).toBeGreaterThan(4);
  for (const start of blocks.keys()) {
    const four = [...blocks, ...blocks].slice(start, start + 4);
    const own = { ...page, blocks: four, ...findStyles(four, engineContract.blocks) };
    const shown: Site = { ...site, pages: { ...others, [home]: own } };
    expect(exceeding(weigh(bundled, shown, [home]), maxOfFour)).toEqual([]);
  }
});

/** What the policy in each document of a site takes, in bytes by the id of a page. */
async function weighPolicies(root: string): Promise<Record<string, number>> {
  const bundled = await bundleSite(root);
  const { site } = bundled;
  const render = makeRender(site, bundled.assetsOf(site).assets);
  const compressedSize = makeWeigh(openWorkspace('.').cache);
  const weighPolicy = (id: string): number => {
    const html = render(id);
    const rest = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(rest).not.toBe(html);
    const path = toPageFile(site.pages[id]?.path ?? '');
    return compressedSize(path, html) - compressedSize(path, rest);
  };
  const plain = Object.values(site.pages).filter(({ frames = [] }) => frames.length === 0);
  return Object.fromEntries(plain.map(({ id }) => [id, weighPolicy(id)]));
}

/** The middle one: how the encoder divides a single document moves its figure by up to 40 bytes. */
const middle = (weights: Readonly<Record<string, number>>): number => {
  const sorted = Object.values(weights).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

describe('the policy in a document without frames takes', () => {
  test('no more than 160 bytes where a site talks to one other host, 45 of them for the hash of the starter', async () => {
    expect(middle(await weighPolicies('scripts/starter/looks/bakery'))).toBeLessThanOrEqual(160);
  });

  test('no more than 195 where it names three, which take 40 of them', async () => {
    expect(middle(await weighPolicies('tests/sites/everything'))).toBeLessThanOrEqual(195);
  });
});
