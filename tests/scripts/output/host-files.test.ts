import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { makeContent } from '../../../engine/output/output';
import { listHostFiles } from '../../../scripts/output/host-files';

const redirects = [
  { from: '/old', to: '/docs/new#part', status: 301 },
  { from: '/away', to: 'https://www.example.org/', status: 308 },
  { from: '/gone', status: 410 },
] as const;
const facts = { base: '/docs/', headers: { 'X-Frame-Options': 'DENY' }, redirects };
const files = new Map(
  listHostFiles(facts).map((output) => [output.path, String(makeContent(output))]),
);

test('a host that hides what begins with an underscore is told not to', () => {
  expect(files.get('.nojekyll')).toBe('');
});

describe('the function for CloudFront', () => {
  const handle = (uri: string): unknown =>
    runInNewContext(`${files.get('_site/cloudfront.js')}; handler({ request: { uri } })`, { uri });

  test.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/a/b', '/docs/a/b.html'],
    ['/docs/constructor', '/docs/constructor.html'],
    ['/docs/a.b/c', '/docs/a.b/c.html'],
    ['/docs/_site/pages/a/b.json', '/docs/_site/pages/a/b.json'],
    ['/docs/sitemap.xml', '/docs/sitemap.xml'],
  ])('finds %s in %s', (uri, file) => {
    expect(handle(uri)).toEqual({ uri: file });
  });

  test('answers what moved and what is gone', () => {
    expect(handle('/docs/old')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/docs/new#part' } },
    });
    expect(handle('/docs/away')).toMatchObject({ statusCode: 308 });
    expect(handle('/docs/gone')).toEqual({ statusCode: 410, statusDescription: 'Gone' });
  });
});
