import { describe, expect, test } from 'vitest';
import type { SearchedPage } from '../../../engine/model/search';
import {
  buildSearchIndex,
  type SearchIndex,
} from '../../../engine/search/index/build-search-index';
import { type PageTerms, TermFinder } from '../../../engine/search/index/page-terms';
import { createStem } from '../../../engine/search/index/stemmer';
import { readGuides } from './guides';
import { indexPages, openIndex, toName, toPage } from './searched';

const pages = readGuides();

const toFiles = ({ directory, files }: SearchIndex) => ({
  directory,
  files: Object.fromEntries([...files].sort()),
});

const listShards = ({ directory }: SearchIndex): string[] => directory.shards.match(/.{8}/g) ?? [];

function indexTerms(terms: ReadonlyMap<string, PageTerms>): SearchIndex {
  const indexed = pages.map((page) => ({ page, terms: terms.get(page.id) as PageTerms }));
  const options = { language: 'en', stem: createStem('en'), filters: [], names: ['', ''] as const };
  return buildSearchIndex(indexed, { ...options, toName });
}

const findAll = (some: readonly SearchedPage[]): [string, PageTerms][] => {
  const finder = new TermFinder();
  return some.map((page) => [page.id, finder.find(page)]);
};

describe('an index', () => {
  test('is the same whatever the order in which pages come', () => {
    expect(toFiles(indexPages([...pages].reverse()))).toEqual(toFiles(indexPages(pages)));
  });

  test('is the same when the terms of pages were kept, and when parts of the pages were read apart', () => {
    const kept = JSON.parse(JSON.stringify(findAll(pages))) as [string, PageTerms][];
    const half = Math.floor(pages.length / 2);
    const parts = [...findAll(pages.slice(half)), ...findAll(pages.slice(0, half))];
    const whole = toFiles(indexPages(pages));
    expect(toFiles(indexTerms(new Map(kept)))).toEqual(whole);
    expect(toFiles(indexTerms(new Map(parts)))).toEqual(whole);
  });

  test('has shards of 16 kB at most, in order', () => {
    const index = indexPages(pages);
    const shards = listShards(index);
    expect(shards.length).toBeGreaterThan(5);
    for (const name of shards)
      expect(Buffer.byteLength(index.files.get(name) ?? '')).toBeLessThanOrEqual(16_384);
    expect(index.directory.first).toEqual([...index.directory.first].sort());
  });

  test('leads from every word of a page to that page', async () => {
    const some = pages.filter((_, index) => index % 12 === 0);
    const { find } = openIndex(indexPages(some));
    const finder = new TermFinder();
    for (const page of some)
      for (const form of finder
        .find(page)
        .forms.split(' ')
        .filter((_, index) => index % 7 === 0)) {
        // A page is asked for together with all that can tell it from others.
        const { pages: found } = await find(`${form} ${page.title}`);
        if (!found.some(({ href }) => href.startsWith(page.href)))
          expect(`${form}: ${found.map(({ href }) => href).join(' ')}`).toBe(page.href);
      }
  });

  test('of one changed word changes four shards at most, one chunk and the directory', () => {
    const before = indexPages(pages);
    const counts = [3, 40, 80, 120].map((at) => {
      const after = indexPages(
        pages.map((page, index) =>
          index === at
            ? { ...page, sections: [...page.sections, { id: 'x', heading: 'Zymurgy', words: [] }] }
            : page,
        ),
      );
      const known = new Set(before.files.keys());
      const shards = listShards(after).filter((name) => !known.has(name)).length;
      return { shards, all: [...after.files.keys()].filter((name) => !known.has(name)).length };
    });
    for (const { shards, all } of counts) {
      expect(shards).toBeLessThanOrEqual(4);
      // Shards, a chunk, the words of headings.
      expect(all).toBeLessThanOrEqual(shards + 2);
    }
    expect(counts.some(({ shards }) => shards > 0)).toBe(true);
  });

  test('of one further page keeps the numbers of the others, but where there are twice as many', () => {
    const names = (some: readonly SearchedPage[]): string[] =>
      indexPages(some).directory.chunks.match(/.{8}/g) ?? [];
    const before = names(pages);
    const after = names([...pages, toPage('a-new-page', 'A new page')]);
    expect(after.filter((name, index) => before[index] !== name)).toHaveLength(1);
  });
});

describe('a query', () => {
  test('finds a page with all words, though one of them is on more pages than an index lists', async () => {
    const many = Array.from({ length: 1300 }, (_, index) =>
      toPage(`page-${index}`, `Common ${index}`, ['', 'common']),
    );
    const rare = toPage('rare', 'Another', ['', 'common and zymurgic']);
    const { find } = openIndex(indexPages([...many, rare]));
    const { pages: found, missing } = await find('common zymurgic');
    expect(found.map(({ title }) => title)).toEqual(['Another']);
    expect(missing).toEqual([]);
  });

  test('says which word is missing where no page has all of them', async () => {
    const { find } = openIndex(
      indexPages([toPage('a', 'Bread'), toPage('b', 'Cake'), toPage('c', 'Bread rolls')]),
    );
    const { pages: found, missing } = await find('bread xylophone');
    expect(found.map(({ title }) => title).sort()).toEqual(['Bread', 'Bread rolls']);
    expect(missing).toEqual(['xylophone']);
  });

  test('leads to the heading that has the words, and says it', async () => {
    const page = toPage('a', 'Bread', ['Opening hours', 'from seven']);
    const { find } = openIndex(indexPages([page, toPage('b', 'Cake')]));
    expect((await find('hours')).pages[0]).toMatchObject({
      heading: 'Opening hours',
      href: '/a#x',
    });
    expect((await find('bread')).pages[0]).toMatchObject({ href: '/a' });
  });

  test('is narrowed by an area', async () => {
    const [one, other] = [toPage('a', 'Rye bread'), toPage('b', 'White bread')];
    const index = buildSearchIndex(
      [{ ...one, filters: ['north'] }, other].map((page) => ({
        page,
        terms: new TermFinder().find(page),
      })),
      {
        ...{ language: 'en', stem: undefined, names: ['', ''], toName },
        filters: [{ key: 'north', kind: 'area', label: 'North' }],
      },
    );
    const { find } = openIndex(index);
    expect((await find('bread')).pages).toHaveLength(2);
    expect((await find('bread', ['north'])).pages.map(({ title }) => title)).toEqual(['Rye bread']);
  });

  test('of no letters, of signs or of one letter finds nothing and reads nothing', async () => {
    const { find, read } = openIndex(indexPages(pages));
    for (const query of ['', ' ', '!?', 'a', '...'])
      expect(await find(query)).toEqual({ pages: [], missing: [], near: [] });
    expect(read).toEqual([]);
  });

  test('reads three shards at most for the beginning of a word, and none twice', async () => {
    const index = indexPages(pages);
    const { find, read } = openIndex(index);
    await find('re');
    await find('ref');
    const shards = new Set(listShards(index));
    expect(read.filter((name) => shards.has(name)).length).toBeLessThanOrEqual(3);
    expect(new Set(read).size).toBe(read.length);
  });

  test('of hostile text finds nothing, or a page, and never fails', async () => {
    const { find } = openIndex(indexPages(pages));
    for (const query of [
      '__proto__',
      'constructor',
      '\u0000\uffff',
      '𝕏𝕐',
      '<script>',
      'a'.repeat(9999),
    ])
      expect((await find(query)).pages.length).toBeLessThanOrEqual(10);
  });
});
