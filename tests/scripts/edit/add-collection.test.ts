// "collection add": an entry, the page of its list, and the place of that page in the menus.
import { expect, test } from 'vitest';
import type { Manifest } from '../../../engine/generated/manifest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { NewCollection } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { manifestFile } from '../../../scripts/journal/site-paths';
import { openWorld } from '../../../scripts/source/open-world';

const base = new Base(await openWorld('tests/sites/minimal', { documents: true }));

/** The manifest with it; what is found that the site had not. */
function add(collection: NewCollection) {
  const { site, findings, refusing } = check([{ op: 'collection add', ...collection }], base);
  const manifest: Manifest = JSON.parse(textOf(site.changes()[0]?.after) ?? '{}');
  expect(site.changes().map(({ path }) => path)).toEqual([manifestFile]);
  return { manifest, refusing, codes: findings.map(({ code }) => code) };
}

test('news are a valid site at once, and in the menus', () => {
  const { manifest, codes } = add({ id: 'news' });
  expect(codes).toEqual([]);
  expect(manifest.collections).toEqual({ news: { kind: 'article', folder: 'news', list: 'news' } });
  expect(manifest.pages.news).toMatchObject({ path: '/news', title: 'News' });
  // Readers see it until somebody writes another one.
  expect(manifest.pages.news?.summary).toBe(`News – ${manifest.site.name}`);
  expect(manifest.menus.at(-1)).toEqual({ page: 'news' });
});

test('the name says the kind, and what is to come is an agenda', () => {
  const { manifest } = add({ id: 'events', title: 'Concerts', menu: 'work' });
  expect(manifest.collections?.events?.kind).toBe('event');
  expect(manifest.pages.events).toMatchObject({
    title: 'Concerts',
    blocks: [{ layout: 'agenda' }],
  });
  expect(manifest.menus[0]?.items?.at(-1)).toEqual({ page: 'events' });
});

test('a page of that name becomes the list, and stays where it is', () => {
  const { manifest, codes } = add({ id: 'repairs', kind: 'case' });
  expect(codes).toEqual([]);
  expect(manifest.pages.repairs?.blocks.at(-1)).toEqual({ type: 'items', collection: 'repairs' });
  expect(manifest.menus).toHaveLength(1);
});

test.each([
  [{ id: 'News' }, /cannot be the id of a collection/],
  [{ id: 'news', kind: 'evnt' }, /Did you mean "event"/],
  [{ id: 'news', menu: 'events:open-day' }, /is an item of a collection, which no menu has/],
  [{ id: 'repairs', title: 'Our repairs' }, /becomes the list as it is/],
  [{ id: 'news', menu: 'nowhere' }, /There is no page "nowhere"/],
])('%j is refused', (collection, reason) => {
  expect(() => add(collection)).toThrow(reason);
});

test('rows that are not there are an error', () => {
  const { refusing } = add({ id: 'courses', kind: 'event', rows: 'files/data/courses.csv' });
  expect(refusing.map(({ code }) => code)).toEqual(['missing-file']);
});
