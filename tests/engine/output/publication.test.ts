// A publication of two sites, one below the other: what each has of its own, and what they share.
import { describe, expect, test } from 'vitest';
import { createRenderers } from '../../../engine/entry/prerender';
import type { Site } from '../../../engine/model/site';
import { makeContent, type Output } from '../../../engine/output/output';
import { listOutputs } from '../../../engine/output/outputs';
import type { SiteWithAssets } from '../../../engine/output/scope';
import { joinFacts, toDerived } from '../../../engine/output/site-facts';
import { bareAssets } from '../../bare-assets';
import { buildSmallSite } from '../site/small-site';

const main = buildSmallSite();
const other = buildSmallSite({ base: '/shop/de/', assetsBase: '/shop/' });
const file = { path: '_site/assets/a-0123456789abcdef.css', read: () => 'a{}' };

const list = (...others: readonly Site[]): Output[] => {
  const withAssets = (site: Site): SiteWithAssets => ({ ...toDerived(site), assets: bareAssets });
  const sites = [withAssets(main), ...others.map(withAssets)] as const;
  return [...listOutputs({ publication: { sites }, renderers: createRenderers(), files: [file] })];
};

const textOf = (path: string): string => {
  const output = list(other).find((one) => one.path === path);
  if (output === undefined) throw new Error(`There is no output "${path}"`);
  return String(makeContent(output));
};

describe('the outputs of two sites', () => {
  const [both, alone] = [list(other), list()];
  const paths = both.map(({ path }) => path);

  test('are those of the first, and those of the other below its folder', () => {
    const once = ['robots.txt', file.path];
    const ofOther = alone.map(({ path }) => path).filter((path) => !once.includes(path));
    expect([...paths].sort()).toEqual(
      [...alone.map(({ path }) => path), ...ofOther.map((path) => `de/${path}`)].sort(),
    );
  });

  test('link within their own site', () => {
    expect(textOf('de/area/leaf.html')).toContain('href="/shop/de/legal#end"');
    expect(textOf('area/leaf.html')).not.toContain('/shop/de/');
  });
});

describe('what is known of two sites together', () => {
  const joined = joinFacts({ sites: [toDerived(main), toDerived(other)] });

  test('how many pages both have, and each look once', () => {
    const { looks, pageCount } = toDerived(main).facts;
    expect(joined.pageCount).toBe(2 * pageCount);
    expect(joined.looks).toEqual(looks.map((look) => ({ ...look, pages: 2 * look.pages })));
  });

  test('the redirects of both, from below the base of the first', () => {
    expect(joined.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/old /shop/area/leaf#end',
      '/gone undefined',
      '/de/old /shop/de/area/leaf#end',
      '/de/gone undefined',
    ]);
  });

  test('each file and icon once', () => {
    expect(joined).toMatchObject({ files: main.files, icons: main.icons });
  });
});

test('of a site by itself, what is known of it', () => {
  const derived = toDerived(main);
  expect(joinFacts({ sites: [derived] })).toBe(derived.facts);
});
