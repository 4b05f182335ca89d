import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createVocabularies } from '../../../engine/search/index/vocabulary';
import { findSearchDoubts, findUnknownForms } from '../../../scripts/output/search-doubts';
import { Store } from '../../../scripts/store/store';
import { indexPages, joinPages, placePages, toPage } from '../../engine/search/searched';

async function findIn(root: string, ...pages: ReturnType<typeof toPage>[]) {
  const entries = Object.fromEntries(pages.map(({ id, title }) => [id, { title }]));
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify({ pages: entries }, null, 2));
  const own = createVocabularies();
  const placed = placePages(pages, own);
  const index = joinPages(placed, own);
  const store = new Store({ cache: root, name: 'titles.txt', owner: root, code: 'the same code' });
  const found = await findSearchDoubts(placed, index, { root, store });
  return found.map(({ code, line, message }) => ({ code, line, message }));
}

async function find(...pages: ReturnType<typeof toPage>[]) {
  const root = mkdtempSync(join(tmpdir(), 'plinth-doubts-'));
  const found = await findIn(root, ...pages);
  rmSync(root, { recursive: true });
  return found;
}

const said = (id: string, title: string) => toPage(id, title, ['', 'A few words.']);

test('a page without words besides its title is told, at its entry', async () => {
  expect(await find(said('a', 'Bread'), toPage('b', 'Gallery'))).toEqual([
    {
      code: 'search-words',
      line: 6,
      message:
        'The search finds the page "b" by its title and summary alone: it has no other words.',
    },
  ]);
});

test('a page that its own title does not find among the first three is told', async () => {
  const others = ['More bread', 'More cake', 'More rolls', 'More'].map((title, index) =>
    toPage(`page-${index}`, 'More', ['More', title, 'more more more']),
  );
  const found = await find(...others, said('last', 'More'));
  expect(found.map(({ code }) => code)).toContain('search-title');
});

test('a language whose forms nobody knows is told, at the search of the manifest', () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-doubts-'));
  writeFileSync(join(root, 'site.manifest.json'), '{\n  "search": {},\n  "pages": {}\n}\n');
  const built = ['pl', 'de', 'ja'].map((language) => ({
    language,
    index: indexPages([toPage('a', 'A')], language),
  }));
  const found = findUnknownForms(built, root).map(({ code, line, message }) => [
    code,
    line,
    message,
  ]);
  rmSync(root, { recursive: true });
  expect(found).toEqual([
    [
      'search-beginnings',
      2,
      'The search finds words in the language "pl" by their beginnings: their other forms are not known.',
    ],
  ]);
});

test('pages that can be told apart are not', async () => {
  expect(await find(said('a', 'Bread'), said('b', 'Cake'), said('c', 'Rolls'))).toEqual([]);
});

test('what was found of a title is found again where what other pages say of it has changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-doubts-'));
  const say = (id: string, text: string) => toPage(id, 'More', ['More', text]);
  const page = say('last', 'more more');
  const quiet = ['a', 'b', 'c', 'd'].map((id) => say(id, 'A few words.'));
  const loud = quiet.map(({ id }) => say(id, 'A few words, more more more.'));
  for (const all of [quiet, loud, quiet, loud])
    expect(await findIn(root, ...all, page)).toEqual(await find(...all, page));
  expect(await find(...quiet, page)).not.toEqual(await find(...loud, page));
  rmSync(root, { recursive: true });
});
