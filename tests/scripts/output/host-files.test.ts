import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { makeContent } from '../../../engine/output/output';
import { listHostFiles } from '../../../scripts/output/host-files';

const redirects = [
  { from: '/old', to: '/docs/new#part', status: 301 },
  { from: '/away', to: 'https://www.example.org/', status: 308 },
  { from: '/gone', status: 410 },
] as const;
const writeFor = (base: string) =>
  new Map(
    listHostFiles({ base, headers: { 'X-Frame-Options': 'DENY' }, redirects }).map((output) => [
      output.path,
      String(makeContent(output)),
    ]),
  );
const files = writeFor('/docs/');

test('a host that hides names with an underscore is configured not to', () => {
  expect(files.get('.nojekyll')).toBe('');
});

describe('the function for CloudFront', () => {
  interface Handled {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers?: { readonly location: { readonly value: string } };
  }
  const handle = (uri: string, base = '/docs/'): Handled =>
    runInNewContext(
      `${writeFor(base).get('_site/cloudfront.js')}; handler({ request: { uri, querystring: {} } })`,
      { uri },
    );

  test.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/a/b', '/docs/a/b.html'],
    ['/docs/constructor', '/docs/constructor.html'],
    ['/docs/a.b/c', '/docs/a.b/c.html'],
    ['/docs/v1.2', '/docs/v1.2.html'],
    ['/docs/_site/pages/a/b.json', '/docs/_site/pages/a/b.json'],
    ['/docs/sitemap.xml', '/docs/sitemap.xml'],
  ])('finds %s in %s', (uri, file) => {
    expect(handle(uri)).toMatchObject({ uri: file });
  });

  test('answers what moved and what is gone', () => {
    expect(handle('/docs/old')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/new#part' } },
    });
    expect(handle('/docs/away')).toMatchObject({ statusCode: 308 });
    expect(handle('/docs/gone')).toEqual({ statusCode: 410, statusDescription: 'Gone' });
  });

  test.each([
    '//elsewhere.example/',
    '///elsewhere.example.html',
    '/%5celsewhere.example/',
    '/\\elsewhere.example/',
    '/%2f/elsewhere.example/',
    '/a%0d%0ax:y/',
  ])('leads from %s to no other host', (uri) => {
    const { location } = handle(uri, '/').headers ?? {};
    expect(location?.value ?? '/elsewhere.example').toBe('/elsewhere.example');
  });
});
