import { describe, expect, test } from 'vitest';
import {
  isServedElsewhere,
  toElsewherePrefixes,
} from '../../../engine/content/addresses/elsewhere';
import type { Manifest } from '../../../engine/generated/manifest';
import { resolveRedirects } from '../../../engine/manifest/stage/resolve-redirects';
import { parseRedirectList } from '../../../engine/manifest/text/parse-redirect-list';
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

  test('have no file that the site publishes', () => {
    const elsewhere = { servedElsewhere: ['/downloads/prices.txt', '/humans.txt', '/proofs/*'] };
    const links = [{ file: 'text/repairs.txt', label: 'Repairs' }];
    const found = findIn({
      build: { servedElsewhere: ['/downloads/*', '/humans.txt'] },
      site: { rootFiles: { 'humans.txt': ['Us.'], CNAME: ['www.example.com'] } },
      footer: { columns: [{ heading: 'More', links }], copyright: { from: 2019, holder: 'A' } },
    });
    expect(outline(found)).toEqual([
      'served-elsewhere /site/rootFiles/humans.txt /build/servedElsewhere/1',
      'served-elsewhere /footer/columns/0/links/0/file /build/servedElsewhere/0',
    ]);
    expect(found.map(({ message }) => message)).toEqual([
      'Another system answers /humans.txt: "servedElsewhere" of "build" names /humans.txt.',
      'Another system answers /downloads/repairs.txt: "servedElsewhere" of "build" names /downloads/*.',
    ]);
    expect(findIn({ build: elsewhere })).toEqual([]);
  });

  test.each([
    ['/_site/*', 'the build writes there'],
    ['/files/*', 'content files are served there'],
    ['/robots.txt', 'the build writes it'],
  ])('are not %s, which the build needs', (declared, reason) => {
    const found = findIn({ build: { servedElsewhere: ['/shop/*', declared] } });
    expect(outline(found)).toEqual(['reserved-path /build/servedElsewhere/1']);
    expect(found[0]?.message).toBe(`The path "${declared}" is reserved: ${reason}.`);
  });

  test('may be where a row of redirects.csv leads', () => {
    const list = [
      'from,to',
      '/cart.php,/shop/cart?kind=wall#top',
      '/old-shop/*,/Shop/*',
      '/clocks,/shops',
    ];
    const pages = { home: { path: '/' } };
    const site = { origin, base: '/sub/' };
    const { redirects, findings } = resolveRedirects(parseRedirectList(list.join('\n')).rows, {
      ...{ pages, site, build, redirects: [] },
    } as unknown as Manifest);
    expect(redirects).toEqual([
      {
        from: '/cart.php',
        href: `${origin}/sub/shop/cart?kind=wall#top`,
        ...{ keepRest: false, status: 301 },
      },
      { from: '/old-shop/*', href: `${origin}/sub/Shop`, keepRest: true, status: 301 },
    ]);
    expect(findings.map(({ params }) => params)).toMatchObject([
      { reason: 'this site has no page at /shops' },
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
