// Places of the merged manifest are followed back to the source that says the same there.
import { expect, test } from 'vitest';
import { readYaml } from '../../../engine/manifest/document/front-matter';
import { findFrontMatter } from '../../../engine/manifest/document/matter-fences';
import { toValue } from '../../../engine/manifest/document/position-tree';
import { listSources } from '../../../engine/manifest/site-source';
import { toOrigin } from '../../../engine/manifest/stage/origins';
import { stageSite } from '../../../engine/manifest/stage/stage-site';
import { engineContract } from '../../engine-contract';
import { toSources } from '../../site-texts';
import { harbourText } from './harbour-site';

const count = 300;
const picture = { src: 'clock.svg', alt: 'A clock' };

/** A page of which its document says every other member, and the manifest the rest. */
function makePage(index: number) {
  const said = {
    title: `Page ${index}`,
    summary: `What "${index}" is.`,
    lead: 'Words: {company}.',
  };
  const [here, there] = [Object.entries(said), Object.entries(said)].map((entries, side) =>
    Object.fromEntries(entries.filter((_, at) => (at + index) % 2 === side)),
  );
  const blocks = [{ type: 'text', items: [`One ${index}`, 'Two'] }, { type: 'children' }];
  const lines = Object.entries(there ?? {}).map(
    ([name, words]) => `${name}: ${JSON.stringify(words)}`,
  );
  const matter = [...lines, 'image:', '  src: clock.svg', "  alt: 'A clock'"].join('\n');
  return {
    entry: { path: `/page-${index}`, ...here, document: `text/${index}.md`, blocks },
    document: `---\n${matter}\n---\n\nWords of ${index}.\n`,
  };
}

const pages = Array.from({ length: count }, (_, index) => makePage(index));
const entries = pages.map(({ entry }, index) => [`page-${index}`, entry]);
const whole = JSON.parse(harbourText);
const manifest = JSON.stringify({
  ...whole,
  pages: { ...whole.pages, ...Object.fromEntries(entries) },
});
const documents = pages.map(({ document }, index) => [`text/${index}.md`, document]);
const list = pages.map((_, index) => `/old-${index}.html,page:page-${index},308\n`).join('');

const { manifest: merged, way } = stageSite(
  {
    sources: listSources([
      ...toSources(manifest, Object.fromEntries(documents)),
      {
        id: 'redirects.csv',
        file: 'redirects.csv',
        kind: 'redirects',
        read: () => ({ text: list }),
      },
    ]),
    files: new Map(documents.map(([path = '']) => [path, { kind: 'file' }])),
    icons: new Set(),
  },
  engineContract,
);

const findAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce(
      (holder: unknown, step) => (holder as Record<string, unknown> | undefined)?.[step],
      value,
    );

function readSaid(file: string, pointer: string): unknown {
  const path = /^files\/(.*)#matter$/.exec(file)?.[1];
  if (path === undefined) return findAt(JSON.parse(manifest), pointer);
  const found = findFrontMatter(documents.find(([name]) => name === path)?.[1] ?? '');
  const { tree } = found ? readYaml(found) : {};
  return findAt(tree && toValue(tree), pointer);
}

/** What pages have, wherever it was said. */
const places = [
  'path',
  'title',
  'summary',
  'image/src',
  'image/alt',
  'blocks/1/items/0',
  'blocks/2/type',
];

test('from 1,000 places of pages', () => {
  const from = new Map<string, number>();
  for (let index = 0; index < 1000; index += 1) {
    const id = `page-${(index * 7919) % count}`;
    const pointer = `/pages/${id}/${places[index % places.length]}`;
    const { file, pointer: at } = toOrigin(way, { file: 'site.manifest.json', pointer });
    expect(readSaid(file, at), `${pointer} at ${file} ${at}`).toEqual(findAt(merged, pointer));
    const kind = file.replace(/\d+/, '');
    from.set(kind, (from.get(kind) ?? 0) + 1);
  }
  expect(findAt(merged, '/pages/page-3/image')).toEqual(expect.objectContaining(picture));
  expect([...from.keys()].sort()).toEqual(['files/text/.md#matter', 'site.manifest.json']);
  expect(Math.min(...from.values())).toBeGreaterThan(300);
});

test('pages of a kind have one table', () => {
  const tables = new Set([...way.origins.values()].map(({ table }) => table));
  expect(way.origins.size).toBe(count + 1);
  expect(tables.size).toBe(3);
});

test('from every row of the list of redirects', () => {
  const first = whole.redirects.length;
  for (let index = 0; index < count; index += 1) {
    const spot = { file: 'site.manifest.json', pointer: `/redirects/${first + index}/page` };
    const {
      file,
      offset = 0,
      length = 0,
    } = toOrigin(way, spot) as { file: string; offset?: number; length?: number };
    expect(file).toBe('redirects.csv');
    expect(list.slice(offset, offset + length)).toBe(`page:page-${index}`);
  }
});
