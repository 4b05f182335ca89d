import { describe, expect, test } from 'vitest';
import type { SiteRedirect } from '../../../engine/model/redirect';
import { createAnswers } from '../../../engine/output/answer';

const files = [
  'index.html',
  '404.html',
  'about.html',
  'about.html.br',
  'about/our-team.html',
  'v1.2.html',
  'moved.html',
  '_headers',
  '_redirects',
  '.nojekyll',
  '_site/build.json',
  '_site/build/0.json',
  '_site/nginx.conf',
  '_site/cloudfront.js',
  '_site/assets/app-ABCDEFGH.js',
  '_site/assets/app-ABCDEFGH.js.gz',
  '_site/assets/files/Gr\u00f6\u00dfe-0123456789abcdef.svg',
  '_site/pages/about.json',
  'files/text/Words.txt',
  'robots.txt',
];

const redirects: readonly SiteRedirect[] = [
  { from: '/moved', to: '/docs/about#history', status: 301 },
  { from: '/Old/Shop', to: 'https://shop.example/?from=site', status: 308 },
  { from: '/away', to: 'https://w\u00fcrfel.example/a b%20c', status: 301 },
  { from: '/gone', status: 410 },
];

function answersBelow(base: string) {
  const answer = createAnswers({ base, assetsBase: base, files: new Set(files), redirects });
  return (address: string) => {
    const [path = '', query] = address.split('?');
    const found = answer(path, query === undefined ? '' : `?${query}`);
    return `${found.status} ${found.type === 'redirect' ? found.location : found.path}`;
  };
}

const docs = answersBelow('/docs/');
const nothing = '404 404.html';

describe('a page', () => {
  test.each([
    ['/docs/', '200 index.html'],
    ['/docs/?x=1', '200 index.html'],
    ['/docs/about', '200 about.html'],
    ['/docs/about/our-team', '200 about/our-team.html'],
    ['/docs/v1.2', '200 v1.2.html'],
    ['/docs/nothing', nothing],
    ['/docs/nothing/', nothing],
    ['/docs/nothing.html', nothing],
    ['/docs/__proto__', nothing],
  ])('%s: %s', (address, answer) => expect(docs(address)).toBe(answer));
});

describe('a file', () => {
  test.each([
    ['/docs/robots.txt', '200 robots.txt'],
    ['/docs/_site/pages/about.json', '200 _site/pages/about.json'],
    ['/docs/files/text/Words.txt', '200 files/text/Words.txt'],
    ['/docs/robots.txt/', nothing],
    ['/docs/robots.txt.html', nothing],
    ['/docs/_site/assets/', nothing],
  ])('%s: %s', (address, answer) => expect(docs(address)).toBe(answer));

  test('is kept for good when its name carries a hash', () => {
    const answer = createAnswers({ base: '/', assetsBase: '/', files: new Set(files), redirects });
    expect(answer('/_site/assets/app-ABCDEFGH.js', '')).toMatchObject({ cache: 'immutable' });
    expect(answer('/_site/assets/files/Gr\u00f6\u00dfe-0123456789abcdef.svg', '')).toMatchObject({
      cache: 'immutable',
    });
    for (const path of ['/', '/about', '/robots.txt', '/_site/pages/about.json'])
      expect(answer(path, '')).toMatchObject({ cache: 'revalidated' });
  });
});

describe('what is not for visitors', () => {
  test.each([
    '/docs/404',
    '/docs/404.html',
    '/docs/404/',
    '/docs/_headers',
    '/docs/_redirects',
    '/docs/.nojekyll',
    '/docs/.env',
    '/docs/_site/build.json',
    '/docs/_SITE/Build.json',
    '/docs/_site/build/0.json',
    '/docs/_site/nginx.conf',
    '/docs/_site/cloudfront.js',
    '/docs/about.html.br',
    '/docs/_site/assets/app-ABCDEFGH.js.gz',
  ])('%s is missing', (address) => expect(docs(address)).toBe(nothing));
});

describe('a redirect', () => {
  test.each([
    ['/docs/moved', '301 /docs/about#history'],
    ['/docs/moved?x=1&y=%20', '301 /docs/about?x=1&y=%20#history'],
    ['/docs/moved?', '301 /docs/about#history'],
    ['/docs/moved?x=\u00e4 b%', '301 /docs/about?x=%C3%A4%20b%25#history'],
    ['/docs/Old/Shop', '308 https://shop.example/?from=site'],
    ['/docs/Old/Shop?x=1', '308 https://shop.example/?from=site'],
    ['/docs/away', '301 https://w%C3%BCrfel.example/a%20b%20c'],
    ['/docs/gone', '410 404.html'],
    ['/docs/gone?x=1', '410 404.html'],
    ['/docs/Gone', '410 404.html'],
    ['/docs/moved/', '301 /docs/about#history'],
    ['/docs//moved.html', '301 /docs/about#history'],
    ['/docs/old/shop/', '308 https://shop.example/?from=site'],
  ])('%s: %s', (address, answer) => expect(docs(address)).toBe(answer));

  test('goes before another spelling of a page', () => {
    const answer = createAnswers({
      base: '/',
      assetsBase: '/',
      files: new Set(['about.html']),
      redirects: [{ from: '/About', to: '/elsewhere', status: 301 }],
    });
    expect(answer('/About', '')).toMatchObject({ location: '/elsewhere' });
    expect(answer('/about', '')).toMatchObject({ type: 'file' });
  });
});

describe('another spelling leads to the one there is', () => {
  test.each([
    ['/docs/About', '/docs/about'],
    ['/docs/ABOUT/Our-Team', '/docs/about/our-team'],
    ['/docs/about/', '/docs/about'],
    ['/docs/about//', '/docs/about'],
    ['/docs/about.html', '/docs/about'],
    ['/docs/About.HTML/', '/docs/about'],
    ['/docs//about', '/docs/about'],
    ['//docs/about', '/docs/about'],
    ['/docs/about//our-team?x=1', '/docs/about/our-team?x=1'],
    ['/docs/v1.2/', '/docs/v1.2'],
    ['/docs/index', '/docs/'],
    ['/docs/index.html?x=1', '/docs/?x=1'],
    ['/docs/Index.html', '/docs/'],
    ['/docs//', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs?x=1', '/docs/?x=1'],
    ['/docs/files/text/words.txt', '/docs/files/text/Words.txt'],
    ['/docs/ROBOTS.txt', '/docs/robots.txt'],
    [
      '/docs/_site/assets/files/GR\u00d6\u00dfE-0123456789abcdef.svg',
      '/docs/_site/assets/files/Gr%C3%B6%C3%9Fe-0123456789abcdef.svg',
    ],
  ])('%s: %s', (address, location) => expect(docs(address)).toBe(`308 ${location}`));

  test('and never to another host', () => {
    const root = answersBelow('/');
    expect(root('//about')).toBe('308 /about');
    expect(root('//')).toBe('308 /');
    for (const address of ['//elsewhere.example', '//elsewhere.example/', '//elsewhere.example/..'])
      expect(root(address)).toBe(nothing);
  });
});

describe('outside of the base', () => {
  test.each([
    ['/', '307 /docs/'],
    ['/?x=1', '307 /docs/?x=1'],
    ['/about', nothing],
    ['/docsabout', nothing],
    ['/Docs/about', nothing],
  ])('%s: %s', (address, answer) => expect(docs(address)).toBe(answer));

  test('there is nothing where the base is the root', () => {
    const root = answersBelow('/');
    expect(root('/')).toBe('200 index.html');
    expect(root('/about')).toBe('200 about.html');
  });
});

test.each([
  ['/docs/de/', '/docs/'],
  ['/docs/', '/docs/shared/'],
])('pages below %s have their assets below %s', (base, assetsBase) => {
  const answer = createAnswers({ base, assetsBase, files: new Set(files), redirects });
  const asset = '_site/assets/app-ABCDEFGH.js';
  expect(answer(assetsBase + asset, '')).toMatchObject({ status: 200, path: asset });
  expect(answer(`${base}about`, '')).toMatchObject({ status: 200, path: 'about.html' });
  for (const path of ['about', 'robots.txt', '_site/pages/about.json'])
    expect(answer(assetsBase + path, '')).toMatchObject({ status: 404 });
});
