import { describe, expect, test } from 'vitest';
import {
  isServedElsewhere,
  toElsewherePrefixes,
} from '../../../engine/content/addresses/elsewhere';
import { findIn, outline } from './site-changes';

const build = { servedElsewhere: ['/shop/*', '/basket'] };
const origin = 'https://www.example.com';
const footer = (...paths: string[]) => ({
  columns: [
    { heading: 'More', links: paths.map((path) => ({ href: origin + path, label: path })) },
  ],
  copyright: { from: 2019, holder: 'A' },
});

describe('addresses that another system answers', () => {
  test('may be linked to', () => {
    const links = footer('/shop', '/shop/', '/Shop/clocks?kind=wall', '/basket');
    expect(outline(findIn({ build, footer: links }))).toEqual([]);
    const at = '/footer/columns/0/links';
    expect(outline(findIn({ build, footer: footer('/shopping', '/basket/x') }))).toEqual([
      `unknown-address ${at}/0/href`,
      `unknown-address ${at}/1/href`,
    ]);
  });

  test.each(['/shop', '/shop/old', '/SHOP/Old.html', '/basket/', '/basket/*'])(
    'have no redirect from %s',
    (from) => {
      const [code, pointer] = outline(findIn({ build, redirects: [{ from, page: 'home' }] }))
        .join()
        .split(' ');
      expect([code, pointer]).toEqual(['served-elsewhere', '/redirects/0/from']);
    },
  );

  test('leave the redirects beside them alone', () => {
    const redirects = ['/shops', '/basket-old', '/index.php?shop=1'].map((from) => ({
      ...{ from, page: 'work' },
    }));
    expect(outline(findIn({ build, redirects }))).toEqual([]);
  });

  test('have no page, and the ledger promises none', () => {
    const elsewhere = { servedElsewhere: ['/repairs/*', '/gone'] };
    const ledger = '/ home\n/repairs repairs\n/work work\n/gone work\n';
    const found = findIn({ build: { servedElsewhere: ['/gone'] } }, { ledger });
    expect(found.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['served-elsewhere', 'site.urls.lock', 4],
    ]);
    expect(outline(findIn({ build: elsewhere }, { ledger }))).toEqual([
      'served-elsewhere /pages/repairs/path /build/servedElsewhere/0',
    ]);
  });

  test('are known to the app by what they begin with', () => {
    const prefixes = toElsewherePrefixes('/sub/', ['/Shop/*', '/basket']);
    expect(prefixes).toEqual(['/sub/shop/', '/sub/basket/']);
    const known = ['/sub/shop', '/sub/SHOP/a', '/sub/basket'];
    expect(known.filter((address) => isServedElsewhere(prefixes, address))).toEqual(known);
    for (const address of ['/sub/shopping', '/sub/', '/shop/a'])
      expect(isServedElsewhere(prefixes, address)).toBe(false);
  });
});
