// What is written in one form and asked for in another.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listRuns } from '../../../engine/search/index/list-runs';
import { fold } from '../../../engine/search/words/fold';
import { listRuns as listAnyRuns, readRun } from '../../../engine/search/words/read-tokens';
import { indexPages, openIndex, toPage } from './searched';

const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(`tests/engine/search/gold/${name}.json`, 'utf8')) as Value;

type Pairs = readonly (readonly [written: string, asked: string])[];

/** A page for each pair; every second word that is asked for stands on a page by itself, too. */
function openPairs(pairs: Pairs, language: string) {
  const pages = pairs.map(([written], index) =>
    toPage(`page-${index}`, `No. ${index}`, ['', written]),
  );
  const others = pairs.flatMap(([, asked], index) =>
    index % 2 === 0 ? [toPage(`other-${index}`, `Nr. ${index}`, ['', asked])] : [],
  );
  return openIndex(indexPages([...pages, ...others], language));
}

async function findMissed(pairs: Pairs, language: string): Promise<string[]> {
  const { find } = openPairs(pairs, language);
  const missed: string[] = [];
  for (const [index, [written, asked]] of pairs.entries()) {
    const { pages } = await find(asked);
    if (!pages.slice(0, 3).some(({ title }) => title === `No. ${index}`))
      missed.push(`${asked} → ${written}; found ${pages.map(({ title }) => title).join(', ')}`);
  }
  return missed;
}

test.each(['en', 'de', 'fr', 'es'])(
  'of 40 inflections in "%s", half of them with a form that no page has, 38 find the page',
  async (language) => {
    const pairs = read<Readonly<Record<string, Pairs>>>('inflections')[language] ?? [];
    expect(pairs).toHaveLength(40);
    const missed = await findMissed(pairs, language);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  },
);

const { ja, ar } = read<{ readonly ja: readonly string[]; readonly ar: Pairs }>('scripts');

test('Arabic is found with and without marks, and in the spellings that people use', async () => {
  expect(await findMissed(ar, 'ar')).toEqual([]);
});

describe('Japanese, which has no spaces', () => {
  const { find } = openIndex(
    indexPages(
      ja.map((text, index) => toPage(`page-${index}`, `No. ${index}`, ['', text])),
      'ja',
    ),
  );
  const parts = fc
    .record({
      page: fc.nat(ja.length - 1),
      from: fc.nat(60),
      length: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ page, from, length }) => {
      const all = [...(ja[page] ?? '')];
      return { page, part: all.slice(from % all.length, (from % all.length) + length).join('') };
    })
    .filter(({ part }) => /^[^、。]+$/.test(part));

  test('is found by every part of it', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async ({ page, part }) => {
        const { pages } = await find(part);
        expect(pages.map(({ title }) => title)).toContain(`No. ${page}`);
      }),
    );
  });
});

test.each([
  ['ISO 27001', 'certified to ISO 27001'],
  ['iso27001', 'certified to ISO 27001'],
  ['iso 27001', 'certified to ISO27001'],
  ['c++', 'written in C++ and Java'],
  ['C#', 'written in C# and Java'],
  ['AB-1234/5', 'the part AB-1234/5 is in stock'],
  ['ab12345', 'the part AB-1234/5 is in stock'],
  ['1234', 'the part AB-1234/5 is in stock'],
  ['email', 'by e-mail'],
  ['e-mail', 'by email'],
  ['row level', 'row-level security'],
  ['.net', 'Java or .NET programs'],
  ['prufung', 'die Prüfungen'],
  ['dampfschiff', 'die Dampf\u00adschiffe'],
  ['dampf\u200bschiff', 'die Dampfschiffe'],
  ['STRASSE', 'in der Straße'],
  ['smorrebrod', 'smørrebrød'],
  ['oeuvre', 'un chef d’œuvre'],
  ['b2b', 'B2B apps'],
  ['m2', 'rooms of 40 m² each'],
  ['m²', 'rooms of 40 m2 each'],
  ['col·leccio', 'la coŀlecció'],
])('"%s" finds "%s"', async (query, text) => {
  const others = ['Contact', 'Java programs', 'C', 'stock'].map((title) => toPage(title, title));
  const { find } = openIndex(indexPages([...others, toPage('it', 'It', ['', text])], 'de'));
  expect((await find(query)).pages[0]?.title).toBe('It');
});

test.each([
  ['tisch', 'Esstisch', 'de'],
  ['prüfung', 'Maschinenprüfungen', 'de'],
  ['sjukhus', 'Barnsjukhus', 'sv'],
  ['brood', 'Roggebrood', 'nl'],
])('"%s" finds "%s", a word that is made of it', async (query, text, language) => {
  const { find } = openIndex(
    indexPages([toPage('a', 'A', ['', query]), toPage('b', 'B', ['', text])], language),
  );
  expect((await find(query)).pages.map(({ title }) => title).sort()).toEqual(['A', 'B']);
});

test('a text in Latin letters has the words that a query in the same characters has', () => {
  const readAll = (runs: readonly string[]) =>
    runs.flatMap(readRun).map(({ whole = '', parts }) => [fold(whole), ...parts.map(fold)]);
  const characters = [0, 0x2010].flatMap((first) =>
    Array.from({ length: first === 0 ? 0x250 : 0x50 }, (_, at) => String.fromCharCode(first + at)),
  );
  const differ = characters.flatMap((one) =>
    [`a${one}b`, `1${one}`, `${one}a a${one} ${one}`, `a${one}-b${one}${one}2`].filter(
      (text) => `${readAll(listRuns(text))}` !== `${readAll(listAnyRuns(text))}`,
    ),
  );
  expect(differ).toEqual([]);
});
