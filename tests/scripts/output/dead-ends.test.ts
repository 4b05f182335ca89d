// Addresses in markup, and the files of an output.
import { expect, test } from 'vitest';
import { createDeadEnds } from '../../../scripts/output/dead-ends';

const files = ['index.html', 'work.html', 'work/repairs.html', 'files/prices.pdf', '404.html'];

const find = (base: string) =>
  createDeadEnds(
    {
      origin: 'https://site.example',
      assetsBase: base,
      shell: { base, elsewhere: [`${base}shop/`] },
      redirects: [
        { from: '/old', to: `${base}work`, status: 301 },
        { from: '/gone', status: 410 },
      ],
    },
    new Set(files),
    { address: `${base}_site/icons.svg`, names: new Set(['phone']) },
  );

const nothing = 'where this site has nothing';

test.each<readonly [address: string, reason: string | undefined]>([
  ['/nowhere', nothing],
  ['/_site/icons.svg#phone', undefined],
  ['/_site/icons.svg#fa-phone', 'an icon that this site does not have'],
  ['repairs', nothing],
  ['work/repairs', undefined],
  ['/work#none', undefined],
  ['/Work/', undefined],
  ['/old?a=1', undefined],
  ['/gone', 'of which a redirect says that it is gone'],
  ['/shop/basket', undefined],
  ['/shops', nothing],
  ['/files/prices.pdf', undefined],
  ['/files/missing.png', nothing],
  ['/404', nothing],
  ['/%zz', nothing],
  ['https://site.example/nowhere', nothing],
  ['//site.example/work', undefined],
  ['https://other.example/nowhere', undefined],
  ['http://[', undefined],
  ...['', '#none', '?a=1', 'tel:+1', 'mailto:a@example.org', 'data:image/png;base64,AA'].map(
    (address) => [address, undefined] as const,
  ),
])('on the home page "%s": %s', (address, reason) => {
  expect(find('/')(address, '/')).toBe(reason);
});

test('relative addresses begin at their page', () => {
  expect(find('/')('repairs', '/work/all')).toBe(undefined);
  expect(find('/')('./', '/work/all')).toBe(undefined);
});

test('above the base of a site another may stand', () => {
  const findBelow = find('/en/');
  expect(findBelow('/nowhere', '/en/')).toBe(undefined);
  expect(findBelow('/en/nowhere', '/en/')).toBe(nothing);
  expect(findBelow('work', '/en/')).toBe(undefined);
  expect(findBelow('/', '/en/')).toBe(undefined);
});

test('what is written as if the site had no base leads outside', () => {
  const findBelow = find('/en/');
  const reason = 'where this site is not: it is in the folder /en/';
  expect(findBelow('/work', '/en/')).toBe(reason);
  expect(findBelow('/files/prices.pdf', '/en/work')).toBe(reason);
  expect(findBelow('/old', '/en/')).toBe(reason);
  expect(findBelow('/gone', '/en/')).toBe(undefined);
  expect(findBelow('https://site.example/work', '/en/')).toBe(undefined);
  expect(findBelow('/en/work', '/en/')).toBe(undefined);
});
