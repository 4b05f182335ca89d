// Not quick: it renders every page of many sites three times.
// Words that carry their place pass through all that a site is made by: where code looks at a word, it does so through
// `plain` of engine/content/text/words.ts. Where it does not, what is made of marked words is something else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeName, plain } from '../engine/content/text/words';
import { placeSpots } from '../engine/manifest/text/place-spots';
import { buildSite } from '../engine/site/build-site';
import { readRenderers } from '../scripts/bundle/read-renderers';
import { findRuns } from '../scripts/marks/find-runs';
import type { MarkedSite } from '../scripts/marks/mark-site';
import { SiteFiles } from '../scripts/source/site-files';
import { markBoth, readBoth } from './marks/read-both';
import { type RenderedDocuments, renderSite } from './marks/render-documents';
import { openSecondWorld, readSecondContract, type SecondWorld } from './scripts/second-world';
import { toPageDocument } from './site-outputs';

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

/** The share of the characters that readers see or are told which have no place, in percent. Blanks do not count. */
function measureUnplaced(documents: Iterable<string>): number {
  let all = 0;
  let unplaced = 0;
  for (const html of documents)
    for (const { text, places } of [...findRuns(html)].flatMap(({ spans }) => spans)) {
      const { length } = text.replace(/\s/g, '');
      all += length;
      if (places.length === 0) unplaced += length;
    }
  return (unplaced / all) * 100;
}

const looks = 'scripts/starter/looks';
const ofSites = ['everything', 'documents', 'clashes', 'minimal'].map(
  (name) => `tests/sites/${name}`,
);
const ofLooks = readdirSync(looks).map((name) => `${looks}/${name}`);
/** On a busy machine. */
const patience = 300_000;

describe.each(['.', 'scripts/starter', ...ofLooks, ...ofSites])(
  'what is made of the words of %s',
  (root) => {
    let expected: RenderedDocuments;
    let marked: RenderedDocuments;
    let findPlace: MarkedSite['findPlace'];

    beforeAll(async () => {
      const both = await readBoth(root);
      expected = renderSite(both.valid, both.contract, root);
      marked = renderSite(both.marked.site, both.contract, root);
      ({ findPlace } = both.marked);
    }, patience);

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
      // What a cell is called where rows are cards, and what a hidden field sends.
      const rare = ['data-name', 'placeholder', 'value'];
      const attributes = [...marked.documents.values()].flatMap((html) =>
        Array.from(split(html)[0].matchAll(/ ([\w:-]+)="[^"]*\uE000/g), ([, name]) => name),
      );
      expect(attributes.filter((name = '') => ![...read, ...rare].includes(name))).toEqual([]);
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

    test('stands somewhere, all but a few characters', () => {
      const limit = root.startsWith('tests/') ? 1 : 0.5;
      expect(measureUnplaced(marked.documents.values())).toBeLessThanOrEqual(limit);
      expect(findPlace(100)).toBeDefined();
    });
  },
);

test('days of an item lead to the top of its file, and what it says to its line', async () => {
  const { marked } = await readBoth(`${looks}/law`);
  const { findPlace, site, written } = marked;
  const read = (number: number): string => {
    const { file, pointer } = findPlace(number) ?? { file: '', pointer: '' };
    const [placed] = placeSpots([written.toSource({ file, pointer })], written);
    const text = readFileSync(join(looks, 'law', placed?.file ?? ''), 'utf8');
    return `${placed?.file}: ${text.split('\n')[(placed?.line ?? 0) - 1]}`;
  };
  const all = [...(site.items?.items.values() ?? [])].filter(({ date }) => date !== undefined);
  expect(all.length).toBeGreaterThan(1);
  for (const { collection, name, value } of all) {
    const file = `files/${collection}/${name}.md`;
    const { [placeName]: own = -1 } = value as { readonly [placeName]?: number };
    expect(read(own)).toMatch(new RegExp(`^${file}: `));
    const [, title = ''] = /\uE000(\d+)\uE001/.exec(String(value.title)) ?? [];
    expect(read(Number(title))).toBe(`${file}: title: ${plain(String(value.title))}`);
  }
});

describe('what blocks of a site itself make of words', () => {
  let world: SecondWorld;
  beforeAll(async () => {
    world = openSecondWorld(await readSecondContract());
  }, patience);
  afterAll(() => world.remove());

  test(
    'is the same, and stands somewhere as well',
    async () => {
      const { workspace, contract } = world;
      const { valid, marked } = markBoth(workspace, contract);
      const renderers = await readRenderers(world);
      const render = (site: typeof valid): string[] => {
        const options = { contract, files: new SiteFiles(workspace), now: new Date('2026-03-01') };
        const built = buildSite(site, { ...options, drafts: true });
        return Object.keys(built.pages).map((id) => renderers.page(toPageDocument(built, id)));
      };
      const documents = render(marked.site);
      const toShown = (html: string): string => split(html)[0];
      expect(documents.map((html) => toShown(plain(html)))).toEqual(render(valid).map(toShown));
      expect(documents.join()).toContain('price-list-price');
      expect(measureUnplaced(documents)).toBeLessThanOrEqual(4);
    },
    patience,
  );
});
