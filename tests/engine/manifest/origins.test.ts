import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findIn, outline } from './site-changes';

test.each([
  ...['https://www.example.com:99999', 'https://www.example.com:65536', 'https://999.1.1.1'],
  ...[
    'https://www.example.com:0',
    'https://...',
    'https://-',
    'https://www..example.com',
    'https://-www.example.com',
  ],
])('the origin %s is an error', (origin) => {
  expect(outline(findIn({ site: { origin } }))).toEqual(['wrong-format /site/origin']);
});

test.each([
  ...['https://www.example.com:65535', 'http://10.0.0.1:8080'],
  ...['https://xn--mnchen-3ya.example', 'https://www.example.com.'],
])('the origin %s is valid', (origin) => {
  expect(outline(findIn({ site: { origin } }))).toEqual([]);
});

test.each(['http://localhost:4173', 'https://127.0.0.1', 'http://clocks.localhost'])(
  'the origin %s is that of one computer',
  (origin) => {
    expect(outline(findIn({ site: { origin } }))).toEqual(['local-address /site/origin']);
  },
);

test.each([
  ['UK', 'Did you mean "GB"?'],
  ['YU', 'Did you mean "RS"?'],
  ['QQ', 'Use one of: the codes of ISO 3166-1, such as GB and PT.'],
])('the country %s is an error', (country, hint) => {
  const address = { street: '1 Quay Street', town: 'Ferrypoint', country };
  const found = findIn({ site: { organization: { type: 'LocalBusiness', address } } });
  expect(found).toContainEqual(
    expect.objectContaining({
      code: 'not-allowed',
      pointer: '/site/organization/address/country',
      message: `"Country" cannot be "${country}".`,
      hint,
    }),
  );
});

test.each(['/../', '/./', '/a/../b/'])('the base %s is an error', (base) => {
  expect(outline(findIn({ site: { base } }))).toEqual(['wrong-format /site/base']);
});

test.each(['/', '/docs/', '/.well/', '/..a/b.../'])('the base %s is valid', (base) => {
  expect(outline(findIn({ site: { base } }))).toEqual([]);
});

describe('a path that repeats the folder of the site', () => {
  const site = { base: '/sub/' };
  const hint = 'Write "/x".';
  const withPages = (paths: Readonly<Record<string, string>>): object => {
    const { pages, menus } = JSON.parse(
      readFileSync('tests/invalid/redirect-loop/site.manifest.json', 'utf8'),
    );
    const more = Object.entries(paths).map(([id, path]) => [
      id,
      { ...pages.repairs, path, title: id, summary: `About ${id}.` },
    ]);
    return {
      pages: { ...pages, ...Object.fromEntries(more) },
      menus: [...menus, ...Object.keys(paths).map((page) => ({ page }))],
    };
  };

  test('is an error in a redirect', () => {
    const [finding, ...others] = findIn({ site, redirects: [{ from: '/sub/x', page: 'home' }] });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'unsafe-path', pointer: '/redirects/0/from', hint });
  });

  test('is an error in a page', () => {
    const [finding, ...others] = findIn({ site, ...withPages({ x: '/sub/x' }) });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'unsafe-path', pointer: '/pages/x/path', hint });
  });

  test('is valid below a page that is called like the folder', () => {
    const pages = withPages({ sub: '/sub', x: '/sub/x' });
    expect(findIn({ site, ...pages, redirects: [{ from: '/sub/y', page: 'x' }] })).toEqual([]);
  });
});
