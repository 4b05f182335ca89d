// The pages of two sites, as far as readers see them differ.
import { expect, test } from 'vitest';
import type { Site, SitePage } from '../../../engine/model/site';
import { comparePages, pairPages } from '../../../scripts/diff/compare-pages';
import { compareEntries } from '../../../scripts/diff/entries';
import { createFindMoved } from '../../../scripts/diff/find-moved';
import type { ReadableSite } from '../../../scripts/diff/read-sites';

const page = (own: object): SitePage =>
  ({ id: 'work', path: '/work', title: 'Work', blocks: [], ...own }) as unknown as SitePage;

const toSite = (...pages: readonly SitePage[]): Site =>
  ({
    pages: Object.fromEntries(pages.map((one) => [one.id, one])),
    redirects: [],
  }) as unknown as Site;

test.each([
  [{ from: '/work', to: '/w', status: 301 }, '/w'],
  [{ from: '/', below: true, to: '/all', keepRest: true, status: 301 }, '/all/work'],
  [{ from: '/', below: true, to: '/all', status: 301 }, '/all'],
  [{ from: '/work', status: 410 }, 'gone'],
  [{ from: '/work', below: true, to: '/w', status: 301 }, '/w'],
  [{ from: '/work', query: [['id', '3']], to: '/w', status: 301 }, 'lost'],
])('a page that is gone, and a redirect %j', (redirect, expected) => {
  const after = { ...toSite(), redirects: [redirect] } as unknown as Site;
  const [{ fate } = { fate: undefined }] = compare(toSite(page({})), after).removed;
  expect(typeof fate === 'object' ? fate.to : fate).toBe(expected);
});

function compare(before: Site, after: Site) {
  const [one, other] = [before, after].map((site) => ({ site, base: '/' }) as ReadableSite);
  const [from, to] = [before, after].map((site) => ({
    ...{ site, modules: new Map() },
    identify: (href: string) => href,
  }));
  if (!one || !other || !from || !to) throw new Error('two sites');
  const context = { sides: [from, to], findMoved: createFindMoved([other]) } as const;
  return comparePages([one, other], pairPages(before, after), context);
}

test.each([
  [{ unlisted: false }, { unlisted: true }, ['unlisted']],
  [{ image: { width: 1 } }, { image: { width: 2 } }, ['image']],
  [{ image: null }, { image: {} }, ['image']],
  [{ summary: 'One.' }, { summary: 'Another.' }, ['summary']],
  [{ callToAction: { links: [1] } }, { callToAction: { links: [2] } }, ['invitation']],
  [{ image: { page: 'a' } }, { image: { page: 'b' } }, undefined],
  [{ unlisted: true }, { unlisted: true }, undefined],
])('from %j to %j', (before, after, parts) => {
  expect(compare(toSite(page(before)), toSite(page(after))).changed[0]?.parts).toEqual(parts);
});

test('a page with another id is the same at the same address, unless its id was there before', () => {
  const renamed = page({ id: 'works' });
  expect(pairPages(toSite(page({})), toSite(renamed))).toHaveLength(1);
  const both = toSite(page({}), page({ id: 'works', path: '/other' }));
  expect(pairPages(both, toSite(renamed)).map(({ before }) => before.id)).toEqual(['works']);
});

test('what a page says of itself is shown where it changes', () => {
  const [before, after] = [
    page({ summary: 'One.', callToAction: { heading: 'Ring us', text: 'By day.' } }),
    page({ summary: 'Two.', callToAction: { heading: 'Ring us', text: 'At any time.' } }),
  ];
  const [changed] = compare(toSite(before), toSite(after)).changed;
  expect(changed?.words).toEqual([
    { kind: 'changed', where: 'summary: ', before: 'One.', after: 'Two.' },
    { kind: 'changed', where: 'invitation › text: ', before: 'By day.', after: 'At any time.' },
  ]);
});

test('the same words that lead elsewhere say where', () => {
  const entry = (at: string) => ({ key: at, where: 'Menu › ', text: 'Our walls', at });
  expect(compareEntries([entry('/old')], [entry('/new')])).toEqual([
    { kind: 'removed', where: 'Menu › ', text: 'Our walls (/old)' },
    { kind: 'added', where: 'Menu › ', text: 'Our walls (/new)' },
  ]);
  expect(compareEntries([], [entry('/new')])).toMatchObject([{ text: 'Our walls' }]);
});
