// Not quick: it bundles the engine, and renders every page three times.
// Words that carry their place pass through all that a site is made by: where code looks at a word, it does so through
// `plain` of engine/content/words.ts. Where it does not, what is made of marked words is something else.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markSite } from './marks/mark-words';
import type * as Documents from './marks/render-documents';
import { findPlaces, plain } from './marks/words';

let documents: typeof Documents;
let folder: string;

beforeAll(async () => {
  // Packages are found from there.
  folder = mkdtempSync(join('node_modules', '.plinth-marks-'));
  const outfile = resolve(folder, 'documents.cjs');
  await build({
    entryPoints: ['tests/marks/render-documents.ts'],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'marks',
        setup({ onLoad }) {
          onLoad({ filter: /engine[\\/]content[\\/]words\.ts$/ }, () => ({
            contents: "export { plain } from './words';",
            resolveDir: resolve('tests/marks'),
          }));
        },
      },
    ],
  });
  documents = createRequire(import.meta.url)(outfile);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A document as it is shown, and the JSON that goes with it. */
function split(document: string): readonly [shown: string, state: string] {
  const [before = '', state = '{}', after = ''] = document.split(
    /<script type="application\/json">(.*?)<\/script>/s,
  );
  return [before + after, state];
}

/** JSON without empty texts: one more stands before words that are marked and begin with emphasis. */
const parseWithoutEmpty = (json: string): unknown =>
  JSON.parse(json, (_, value) =>
    Array.isArray(value) ? value.filter((item) => item !== '') : value,
  );

/** Where a text is another one than it should be: both, from a little before. */
function findDifference(text: string, expected: string): string[] {
  if (text === expected) return [];
  const at = [...expected].findIndex((character, index) => character !== text[index]);
  const around = (whole: string): string => whole.slice(Math.max(0, at - 60), at + 60);
  return [`${around(text)} | ${around(expected)}`];
}

describe.each(['.', 'tests/sites/everything'])('what is made of the words of %s', (root) => {
  let expected: Documents.RenderedDocuments;
  let marked: Documents.RenderedDocuments;
  let places: readonly string[];

  beforeAll(async () => {
    const valid = await documents.readValid(root);
    if (valid === undefined) throw new Error(`${root} is not valid`);
    expected = await documents.renderSite(valid, root);
    const site = markSite(valid, root);
    places = site.places;
    marked = await documents.renderSite(site.site, root);
  });

  test('are the same documents, byte for byte, when marks are taken off', () => {
    expect([...marked.documents.keys()]).toEqual([...expected.documents.keys()]);
    const differences = [...expected.documents].flatMap(([path, html]) => {
      const [shown] = split(plain(marked.documents.get(path) ?? ''));
      return findDifference(shown, split(html)[0]).map((found) => `${path}: ${found}`);
    });
    expect(differences).toEqual([]);
  });

  test('holds no mark in an address, an id or anything else that nobody reads', () => {
    const read = ['alt', 'aria-label', 'aria-roledescription', 'content', 'title'];
    const attributes = [...marked.documents.values()].flatMap((html) =>
      Array.from(split(html)[0].matchAll(/ ([\w:-]+)="[^"]*\uE000/g), ([, name]) => name),
    );
    // What a cell is called where rows are cards, and what a hidden field sends.
    const others = attributes.filter((name = '') => !['data-name', 'value'].includes(name));
    expect([...new Set(others)].sort()).toEqual(read);
    const members = [...marked.data.values()].flatMap(
      (json) => json.match(/"(?:href|to|from|id|page|path|src|file|type)":"[^"]*\uE000/g) ?? [],
    );
    expect(members).toEqual([]);
  });

  test('are the same data for browsers and machines', () => {
    for (const [path, html] of expected.documents) {
      const [, state] = split(plain(marked.documents.get(path) ?? ''));
      expect(parseWithoutEmpty(state)).toEqual(parseWithoutEmpty(split(html)[1]));
    }
    for (const [path, json] of expected.data)
      expect(parseWithoutEmpty(plain(marked.data.get(path) ?? ''))).toEqual(
        parseWithoutEmpty(json),
      );
    expect(plain(marked.llms)).toBe(expected.llms);
  });

  test('shows most of them, and marks stand in every document', () => {
    const found = [...marked.documents.values()].map((html) => findPlaces(split(html)[0]));
    expect(found.filter((inDocument) => inDocument.length < 10)).toEqual([]);
    const shown = new Set(found.flat());
    expect(Math.max(...shown)).toBeLessThan(places.length);
    expect(shown.size / places.length).toBeGreaterThan(0.8);
  });
});
