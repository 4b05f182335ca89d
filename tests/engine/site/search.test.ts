// What of a site can be found, what narrows it, and where it is searched.
import { expect, test } from 'vitest';
import { changeSources, getText } from '../../../engine/manifest/change-sources';
import type { SiteSource } from '../../../engine/manifest/site-source';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { listAreas } from '../../../engine/site/list-areas';
import { listSearchable } from '../../../engine/site/list-searched';
import { listSearchFilters } from '../../../engine/site/search-filters';
import { buildIndex, buildSitemap } from '../../../engine/site/sitemap';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const now = new Date('2026-11-24T09:00:00Z');

/** The sites of a folder, a language each, with a search. */
function build(
  folder: string,
  search: object = {},
  toTexts: (source: SiteSource) => readonly (readonly [string, string])[] = () => [],
): readonly Site[] {
  const source = readSite(openWorkspace(folder), { now });
  const manifest = JSON.stringify({ ...JSON.parse(getManifestText(source)), search });
  const texts = new Map([['site.manifest.json', manifest], ...toTexts(source)]);
  const changed = changeSources(source, texts);
  const { publication, findings } = validateSite(changed, engineContract);
  if (publication === undefined) throw new Error(JSON.stringify(findings));
  const files = {
    sizeOf: () => ({ width: 4, height: 3 }),
    bytesOf: () => 240_000,
    placeOf: (path: string) => `_site/${path}`,
  };
  return publication.sites.map((site) =>
    buildSite(site, { contract: engineContract, files, now, drafts: false }),
  );
}

const collections = build('tests/sites/collections')[0] as Site;
const searched = [...listSearchable(collections, engineContract.blocks)];
const filters = listSearchFilters(collections, searched);

test('a collection narrows what is found to its items, a tag to those that have it', () => {
  const kinds = filters.map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('collection'))).not.toContain('area');
  const tag = filters.find(({ kind }) => kind === 'tag');
  const at = filters.indexOf(tag as (typeof filters)[number]);
  const collection = filters.slice(0, at).findLast(({ kind }) => kind === 'collection');
  const having = (key = '') => searched.filter((page) => page.filters.includes(key));
  const [tagged, items] = [having(tag?.key), having(collection?.key)];
  expect(tagged.length).toBeGreaterThan(0);
  expect(items.length).toBeGreaterThan(tagged.length);
  expect(items).toEqual(expect.arrayContaining(tagged));
  // Another collection may have a page of the same name, or be called like a page.
  expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length);
});

test('a filter leaves some pages, and never all of them', () => {
  expect(filters.length).toBeGreaterThan(3);
  for (const { key } of filters) {
    const count = searched.filter((page) => page.filters.includes(key)).length;
    expect([key, count > 0 && count < searched.length]).toEqual([key, true]);
  }
});

test('items have their day, and other pages none', () => {
  const dates = searched.flatMap(({ id, date }) => (date === undefined ? [] : [[id, date]]));
  expect(dates.length).toBeGreaterThan(5);
  for (const [id = '', date] of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(collections.pages[id]?.item).toBeDefined();
  }
});

test('pages that are not listed, expired or of the search itself are not found', () => {
  const ids = new Set(searched.map(({ id }) => id));
  const hidden = Object.values(collections.pages).filter(({ unlisted }) => unlisted);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { id } of hidden) expect([id, ids.has(id)]).toEqual([id, false]);
  expect(ids.has(':search')).toBe(false);
  expect(buildSitemap(buildIndex(collections))).not.toContain('/search');
});

test('the list of all pages has each once, and none of them below the home page', () => {
  const areas = listAreas(collections, {});
  const listed = Object.values(collections.pages).filter(
    ({ unlisted, defaultChild }) => !unlisted && defaultChild === undefined,
  );
  const ids = areas.flatMap(({ link, pages }) => [link, ...pages].map(({ page }) => page));
  expect([...ids].sort()).toEqual(listed.map(({ id }) => id).sort());
  const home = areas.find(({ link }) => link.page === collections.shell.home.page);
  expect(home?.pages).toEqual([]);
});

const languages = 'tests/sites/languages';

test('each language is searched at its own word', () => {
  const paths = build(languages).map(({ shell }) => decodeURI(shell.search?.href ?? ''));
  expect(paths).toEqual(['/search', '/de/suche', '/ar/بحث']);
});

test('another path is that of all languages, but where one has a word for it', () => {
  const paths = build(languages, { path: '/find' }, (source) => {
    const file = 'files/languages/de/site.json';
    const { words } = JSON.parse(getText(source, file) ?? '');
    return [[file, JSON.stringify({ words: [...words, { from: '/find', to: '/finden' }] })]];
  }).map(({ shell }) => decodeURI(shell.search?.href ?? ''));
  expect(paths).toEqual(['/find', '/de/finden', '/ar/find']);
});
