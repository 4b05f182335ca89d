// Not quick: it bundles the engine.
// Words of pages in development → where they stand in the files of the site.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import type { DevSite } from '../../../scripts/dev/dev-site';
import { findWord } from '../../../scripts/dev/find-word';
import { makeToHref } from '../../../scripts/dev/make-to-href';
import type { PageWords, ShownPlace } from '../../../scripts/marks/page-words';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let site: DevSite;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-words-'));
  copySiteFolder('tests/sites/everything', root);
  site = await createDevSite({ world: await openWorld(root), now: new Date('2026-03-01') });
});
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true, force: true });
});

function readWords(path: string): PageWords {
  const words = site.findWords(`/baumschule${path}`, ({ file, line }) => `test:${file}:${line}`);
  if (words === undefined) throw new Error('There are no words.');
  return words;
}

/** What stands at a place, to the end of its line. */
function readAt({ place }: ShownPlace): string {
  const [file = '', line, column] = place.split(':');
  const text = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
  return text.slice(Number(column) - 1);
}

/** The word at the beginning of a text that stands once in the page. */
function find(words: PageWords, text: string, more: { offset?: number } = {}) {
  const texts = words.runs.map((run) => run.text);
  const index = texts.findIndex((one) => one.includes(text));
  const whole = texts[index] ?? text;
  return findWord({ texts, index, text: whole, offset: 0, blocks: [], ...more }, words);
}

test('a title, a text of a file and a label that nobody wrote', () => {
  const words = readWords('/sortiment/gehoelze/hecken');
  const [text] = find(words, 'Eine Hecke ist eine Wand');
  expect(text?.place).toMatch(/^files\/texte\/hecken\.txt:2:\d+$/);
  expect(text && readAt(text)).toMatch(/^"Eine Hecke ist eine Wand/);
  const [title] = find(words, 'Hecken');
  expect(title && readAt(title)).toMatch(/^"Hecken"/);
});

test('a word of a variable has two: its own, and the text that names it', () => {
  const words = readWords('/');
  const { variables } = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));
  const run = words.runs.find(({ spans }) => spans.some(({ places }) => places.length > 1));
  if (run === undefined) throw new Error('No variable is shown.');
  const at = run.spans.findIndex(({ places }) => places.length > 1);
  const offset = run.spans.slice(0, at).reduce((sum, { text }) => sum + text.length, 0);
  const [variable, text] = find(words, run.text, { offset });
  expect(variable?.note).toBe('the variable in these words');
  expect(Object.values(variables).map((value) => JSON.stringify(value))).toContain(
    variable && /^".*?(?<!\\)"/.exec(readAt(variable))?.[0],
  );
  expect(text && readAt(text)).toContain('{');
});

test('what nobody wrote belongs to its block, or to the page', () => {
  const words = readWords('/kontakt');
  const unknown = { texts: ['?'], index: 0, text: '?', offset: 0 };
  const [block] = findWord({ ...unknown, blocks: [words.blocks[0]?.type ?? ''] }, words);
  expect(block?.note).toBe('nobody wrote these words; this is their block');
  expect(block && readAt(block)).toMatch(/^\{/);
  const [page] = findWord({ ...unknown, blocks: [] }, words);
  expect(page?.note).toBe('nobody wrote these words; this is their page');
});

const shownAt = (place: number) => ({
  ...{ place: `file:${place}:1`, href: '', isWritten: true },
  spot: { file: 'file', pointer: '' },
});

test('a block is found behind others that the page does not show as blocks', () => {
  const types = ['text', 'own', 'text', 'cards'];
  const words: PageWords = {
    ...{ runs: [], others: [], page: 0 },
    blocks: types.map((type, index) => ({ type, place: index + 1 })),
    places: Object.fromEntries([0, 1, 2, 3, 4].map((place) => [place, shownAt(place)])),
  };
  const meant = (...blocks: string[]) =>
    findWord({ texts: ['?'], index: 0, text: '?', offset: 0, blocks }, words)[0]?.place;
  expect(meant('text')).toBe('file:1:1');
  expect(meant('text', 'text')).toBe('file:3:1');
  expect(meant('text', 'text', 'cards')).toBe('file:4:1');
  expect(meant('text', 'own')).toBe('file:2:1');
  expect(meant('text', 'error-notice')).toBe('file:0:1');
});

test('of equal texts, the one in the same company is meant', () => {
  const span = (text: string, place: number) => ({ text, spans: [{ text, places: [place] }] });
  const words: PageWords = {
    runs: [span('One', 1), span('More', 2), span('Two', 3), span('More', 4)],
    others: [span('Late', 5)],
    blocks: [],
    page: 0,
    places: Object.fromEntries([0, 1, 2, 3, 4, 5].map((place) => [place, shownAt(place)])),
  };
  const meant = (texts: string[], index: number) =>
    findWord({ texts, index, text: texts[index] ?? '', offset: 0, blocks: [] }, words).map(
      ({ place }) => place,
    );
  expect(meant(['One', 'More', 'Two', 'More'], 1)).toEqual(['file:2:1']);
  expect(meant(['One', 'More', 'Two', 'More'], 3)).toEqual(['file:4:1']);
  expect(meant(['New', 'Two', 'More'], 2)).toEqual(['file:4:1']);
  expect(meant(['Late'], 0)).toEqual(['file:5:1']);
});

test('pages that are not of the site have none, and a site with errors says nothing', async () => {
  expect(site.findWords('/_gallery/', () => '')).toBeUndefined();
  const file = join(root, 'site.manifest.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"layout": "plain"', '"layout": "plan"'));
  await site.update([file]);
  expect(site.findWords('/baumschule/', () => '')).toBeUndefined();
  writeFileSync(file, text);
  await site.update([file]);
  expect(readWords('/').runs.length).toBeGreaterThan(10);
});

test.each([
  [
    '/sites/one',
    'vscode://file{file}:{line}:{column}',
    'vscode://file/sites/one/files/a%20b.txt:3:7',
  ],
  [
    '/sites/#1',
    'idea://open?file={file}&line={line}',
    'idea://open?file=/sites/%231/files/a%20b.txt&line=3',
  ],
])('a place in %s opens with %s', (folder, openWith, href) => {
  expect(makeToHref(folder, openWith)({ file: 'files/a b.txt', line: 3, column: 7 })).toBe(href);
});
