// Not quick: the index of whole sites is made again for each of many edits.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SearchedPage } from '../../../engine/model/search';
import {
  type IndexedPage,
  readIndexFile,
  type SearchIndex,
} from '../../../engine/search/index/build-search-index';
import { createVocabularies } from '../../../engine/search/index/vocabulary';
import { fold } from '../../../engine/search/words/fold';
import { openWorkspace } from '../../../scripts/files/workspace';
import { KeptRound } from '../../../scripts/output/kept-terms';
import { StoredTerms } from '../../../scripts/output/stored-terms';
import { readGuides } from './guides';
import { indexPages, joinPages, openIndex, placePages, toPage } from './searched';

const pages = readGuides();

let whole: SearchIndex | undefined;
/** The index of all of them, made once. */
function indexAll(): SearchIndex {
  whole ??= indexPages(pages);
  return whole;
}

const toFiles = ({ directory, files }: SearchIndex) => ({
  directory,
  files: Object.fromEntries([...files].sort()),
});

const listShards = ({ directory }: SearchIndex): string[] => directory.shards.match(/.{8}/g) ?? [];

/** As a build makes it: of what an earlier one kept in a folder, and keeps for the next one. */
function buildKept(
  cache: string,
  some: readonly SearchedPage[],
  { made = [], language = 'en' }: { made?: string[]; language?: string } = {},
) {
  const store = new StoredTerms({ ...openWorkspace('.'), cache }, 'the same code');
  const kept = store.open(language);
  const round = new KeptRound(kept);
  const indexed = some.map((page) => {
    const make = (): IndexedPage => {
      made.push(page.id);
      return placePages([page], kept)[0] as IndexedPage;
    };
    return { ...page, ...round.find(page.id, () => ({ key: JSON.stringify(page) }), make) };
  });
  const index = joinPages(indexed, kept, { language, earlier: round.earlier });
  const next = round.finish(index);
  if (next) store.keep(language, next);
  return toFiles(index);
}

describe('an index', () => {
  test('is the same whatever the order in which pages come', () => {
    expect(toFiles(indexPages([...pages].reverse()))).toEqual(toFiles(indexAll()));
  });

  test('is the same when what pages say was kept, and of a changed page is read again', () => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const [first, ...others] = pages as [SearchedPage, ...SearchedPage[]];
    const changed = [{ ...first, title: 'Zymurgy' }, ...others.slice(1)];
    expect(buildKept(cache, pages)).toEqual(toFiles(indexAll()));
    const made: string[] = [];
    expect(buildKept(cache, changed, { made })).toEqual(toFiles(indexPages(changed)));
    expect(made).toEqual([first.id]);
    expect(buildKept(cache, pages)).toEqual(toFiles(indexAll()));
    rmSync(cache, { recursive: true });
  });

  test.each(['en', 'de', 'ja'])('in %s is the same after each of some edits', (language) => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const say = (page: SearchedPage, ...words: string[]): SearchedPage => ({
      ...page,
      sections: [{ words }, ...page.sections.slice(1)],
    });
    let some = pages.slice(0, 30);
    // Words that are new, that are gone, that only weigh more, parts of others, and others that have them as parts.
    const edits = [
      ['Haus', 'Dampfschiff', 'zebra'],
      ['Hausbesitzer', 'Dampfschifffahrt', 'zebra zebra zebra'],
      ['Besitzer', 'Schifffahrt', 'zebras'],
      ['résumé', 'RESUME', '検索の言葉'],
      [],
    ];
    edits.forEach((words, at) => {
      some = some.map((page, index) =>
        index === 3 * at || index === 7 ? say(page, ...words) : page,
      );
      const kept = buildKept(cache, some, { language });
      expect(kept).toEqual(toFiles(indexPages(some, language)));
    });
    rmSync(cache, { recursive: true });
  });

  test.each(['en', 'de'])('in %s is the same after pages came and went', (language) => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    let before: string[] = [];
    // More than 32 pages have larger numbers.
    for (const [at, count] of [30, 31, 32, 34, 33, 33, 31, 4].entries()) {
      const some = pages.slice(at >> 1, (at >> 1) + count);
      const isNew = ({ id }: SearchedPage) => !before.includes(id);
      const made: string[] = [];
      const kept = buildKept(cache, some, { made, language });
      expect(kept).toEqual(toFiles(indexPages(some, language)));
      expect(made).toEqual(some.filter(isNew).map(({ id }) => id));
      before = some.map(({ id }) => id);
    }
    rmSync(cache, { recursive: true });
  });

  test('forgets where a word stood as part of others once these have other parts', () => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const rounds = [
      ['Hausbootfahrt', 'Hausbootfahrt', 'Fahrt', 'Zug'],
      ['Hausbootfahrt', 'Hausbootfahrt', 'Fahrt', 'Bootfahrt'],
      ['Hausbootfahrt', 'Zug', 'Fahrt', 'Bootfahrt'],
      ['Hausbootfahrt', 'Zug', 'Fahrt', 'Zug'],
    ];
    for (const words of rounds) {
      // Beside enough others that what changes is added to the file.
      const some = pages.slice(0, 20).map((page, at) => ({
        ...page,
        sections: [{ words: words.slice(at, at + 1) }, ...page.sections],
      }));
      const kept = buildKept(cache, some, { language: 'de' });
      expect(kept).toEqual(toFiles(indexPages(some, 'de')));
    }
    rmSync(cache, { recursive: true });
  });

  test('knows the stem of a spelling that was met beside another one, once it is alone', () => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const say = (...words: string[]): SearchedPage[] =>
      words.map((word, at) => ({ ...(pages[at] as SearchedPage), sections: [{ words: [word] }] }));
    for (const some of [say('resume naive', 'résumé naïve zebra'), say('zebra', 'résumé naïve')])
      expect(buildKept(cache, some)).toEqual(toFiles(indexPages(some)));
    rmSync(cache, { recursive: true });
  });

  test('is made anew where what was kept is damaged, cut off or added to by two builds', () => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const file = join(cache, 'search-en');
    const some = pages.slice(0, 5);
    const [first, ...others] = some as [SearchedPage, ...SearchedPage[]];
    const changed = [{ ...first, title: 'Zymurgy' }, ...others];
    const damages: ((bytes: Buffer, before: Buffer) => Buffer)[] = [
      (bytes) => Buffer.from(bytes).fill(0xff, bytes.length - 9),
      (bytes) => bytes.subarray(0, -4),
      (bytes, before) => Buffer.concat([bytes, bytes.subarray(before.length)]),
    ];
    for (const damage of damages) {
      rmSync(file, { force: true });
      buildKept(cache, some);
      const before = readFileSync(file);
      buildKept(cache, changed);
      const bytes = readFileSync(file);
      expect(bytes.subarray(0, before.length)).toEqual(before);
      writeFileSync(file, damage(bytes, before));
      const made: string[] = [];
      expect(buildKept(cache, changed, { made })).toEqual(toFiles(indexPages(changed)));
      expect(made).toHaveLength(5);
    }
    rmSync(cache, { recursive: true });
  });

  test('has a file that is written anew before what is added to it is half as large', () => {
    const cache = mkdtempSync(join(tmpdir(), 'plinth-search-'));
    const file = join(cache, 'search-en');
    const size = (): number => statSync(file).size;
    const [first, ...others] = pages.slice(0, 5) as [SearchedPage, ...SearchedPage[]];
    buildKept(cache, [first, ...others]);
    const whole = size();
    for (let edit = 0; edit < 40; edit += 1) {
      buildKept(cache, [{ ...first, title: `Zymurgy ${edit}` }, ...others]);
      expect(size()).toBeLessThan(2 * whole);
    }
    rmSync(cache, { recursive: true });
  });

  test('is the same when parts of the pages were read apart', () => {
    const half = Math.floor(pages.length / 2);
    const own = createVocabularies();
    const parts = [...placePages(pages.slice(half), own), ...placePages(pages.slice(0, half), own)];
    expect(toFiles(joinPages(parts, own))).toEqual(toFiles(indexAll()));
  });

  test('has shards of 16 kB at most, in order', () => {
    const index = indexAll();
    const shards = listShards(index);
    expect(shards.length).toBeGreaterThan(5);
    for (const name of shards)
      expect(Buffer.byteLength(readIndexFile(index, name))).toBeLessThanOrEqual(16_384);
    expect(index.directory.first).toEqual([...index.directory.first].sort());
  });

  test('leads from every word of a page to that page', async () => {
    const some = pages.filter((_, index) => index % 12 === 0);
    const { find } = openIndex(indexPages(some));
    const own = createVocabularies();
    for (const page of placePages(some, own))
      for (const word of page.terms.words.filter((_, index) => index % 7 === 0)) {
        const form = fold(own.words.words[word] ?? '');
        // A page is asked for together with all that can tell it from others.
        const { pages: found } = await find(`${form} ${page.title}`);
        if (!found.some(({ href }) => href.startsWith(page.href)))
          expect(`${form}: ${found.map(({ href }) => href).join(' ')}`).toBe(page.href);
      }
  });

  test('of one changed word changes four shards at most, one chunk and the directory', () => {
    const before = indexAll();
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

  test('ranks a heading with the words in their order above one with them in another', async () => {
    const { find } = openIndex(
      indexPages([
        ...['a', 'c', 'd', 'e', 'f'].map((id) =>
          toPage(id, id, ['Hours of the opening', 'from seven']),
        ),
        toPage('b', 'b', ['Opening hours', 'from seven']),
      ]),
    );
    const { pages: found } = await find('opening hours');
    expect(found[0]).toMatchObject({ title: 'b', heading: 'Opening hours' });
    expect(found).toHaveLength(6);
  });

  test('leads to the heading that is most like it, not to the first one with its words', async () => {
    const { find } = openIndex(
      indexPages([toPage('a', 'A', ['Hours of the opening', 'x'], ['Opening hours', 'y'])]),
    );
    expect((await find('opening hours')).pages[0]?.heading).toBe('Opening hours');
  });

  test('leads to the page where it is found behind more sections than an index tells apart', async () => {
    const sections = Array.from(
      { length: 20 },
      (_, index) => [`Part ${index}`, `word${index}s`] as const,
    );
    const { find } = openIndex(indexPages([toPage('a', 'Long', ...sections)]));
    expect((await find('word3s')).pages[0]?.heading).toBe('Part 3');
    expect((await find('word18s')).pages[0]).toMatchObject({ href: '/a' });
    expect((await find('word18s')).pages[0]).not.toHaveProperty('heading');
  });

  test('is narrowed by an area', async () => {
    const [one, other] = [toPage('a', 'Rye bread'), toPage('b', 'White bread')];
    const index = indexPages([{ ...one, filters: ['north'] }, other], 'en', [
      { key: 'north', kind: 'area', label: 'North' },
    ]);
    const { find } = openIndex(index);
    expect((await find('bread')).pages).toHaveLength(2);
    expect((await find('bread', ['north'])).pages.map(({ title }) => title)).toEqual(['Rye bread']);
  });

  test('finds newer pages first where several say the same, also beyond those that are shown', async () => {
    const dated = Array.from({ length: 30 }, (_, index) => ({
      ...toPage(`page-${index}`, `Note ${index}`, ['', 'bread']),
      ...(index % 3 > 0 && { date: `20${10 + ((index * 7) % 30)}-05-01` }),
    }));
    const { find, read } = openIndex(indexPages(dated));
    const { pages: found } = await find('bread');
    const newest = [...dated]
      .filter(({ date }) => date !== undefined)
      .sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1))
      .slice(0, 10);
    expect(found.map(({ title }) => title)).toEqual(newest.map(({ title }) => title));
    // Dates are read beside the shard: no further round trip.
    expect(read.length).toBeLessThanOrEqual(12);
  });

  test('reads no dates where no page has one', () => {
    expect(indexAll().directory.dated).toBe('');
  });

  test('of no letters, of signs or of one letter finds nothing and reads nothing', async () => {
    const { find, read } = openIndex(indexAll());
    for (const query of ['', ' ', '!?', 'a', '...'])
      expect(await find(query)).toEqual({ pages: [], missing: [], near: [] });
    expect(read).toEqual([]);
  });

  test('reads three shards at most for the beginning of a word, and none twice', async () => {
    const index = indexAll();
    const { find, read } = openIndex(index);
    await find('re');
    await find('ref');
    const shards = new Set(listShards(index));
    expect(read.filter((name) => shards.has(name)).length).toBeLessThanOrEqual(3);
    expect(new Set(read).size).toBe(read.length);
  });

  test('of hostile text finds nothing, or a page, and never fails', async () => {
    const { find } = openIndex(indexAll());
    for (const query of [
      '__proto__',
      'constructor',
      '\u0000\uffff',
      '𝕏𝕐',
      '<script>',
      'a'.repeat(9999),
      'the '.repeat(2500),
      '検'.repeat(5000),
      '\u202eerutaef\u202c',
      '.*+?^$(){}|[]\\',
    ])
      expect((await find(query)).pages.length).toBeLessThanOrEqual(10);
  });

  test('of many words says which are missing, each once', async () => {
    const { find } = openIndex(indexPages([toPage('a', 'Bread'), toPage('b', 'Cake')]));
    const others = Array.from({ length: 40 }, (_, index) => `x${(index + 36).toString(36)[1]}`);
    const { pages: found, missing } = await find(`${others.join(' ')} bread `);
    expect(found.map(({ title }) => title)).toEqual(['Bread']);
    expect(missing).toEqual([...new Set(others)]);
  });
});
