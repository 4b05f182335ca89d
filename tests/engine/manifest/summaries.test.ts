// What others may know of a page: it changes only with that, so that checks of it need not run after other changes.

import { expect, test } from 'vitest';
import type { PageSummary } from '../../../engine/manifest/checks/context/check-context';
import type { FoundText } from '../../../engine/manifest/checks/context/file-part';
import { findPieces, toContentPieces } from '../../../engine/manifest/checks/context/mentions';
import { readParts, withParts } from '../../../engine/manifest/checks/context/site-parts';
import { noMemory as memory } from '../../../engine/manifest/memory';
import { noStagedItems } from '../../../engine/manifest/staged-items';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { ValidSite } from '../../../engine/model/valid-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';

const file = 'site.manifest.json';

function readValid(): ValidSite {
  const source = readSite(openWorkspace('tests/sites/everything'));
  const { publication } = validateSite(source, engineContract);
  if (publication === undefined) throw new Error('The test site is not valid');
  return structuredClone(mainOf(publication));
}

/** Every text at its place. */
function* listTexts(
  value: unknown,
  name: string,
  pointer = '',
): Iterable<{ file: string; pointer: string; text: string; emphasis: undefined }> {
  if (typeof value === 'string') yield { file: name, pointer, text: value, emphasis: undefined };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* listTexts(inner, name, `${pointer}/${key}`);
}

function summarise({ manifest, contents }: ValidSite): ReadonlyMap<string, PageSummary> {
  const { shape, blocks, kinds, words } = engineContract;
  const pieces = [
    ...findPieces({ shape, file, memory }, manifest),
    ...toContentPieces({ shape, memory }, contents),
  ];
  const texts = new Map<string, FoundText[]>();
  const add = (found: FoundText): void => {
    const [, page] = /^(\/pages\/[^/]+)\//.exec(found.pointer) ?? [];
    const group = found.file === file ? (page ?? file) : found.file;
    texts.set(group, [...(texts.get(group) ?? []), found]);
  };
  for (const found of listTexts(manifest, file)) add(found);
  for (const [path, items] of contents)
    for (const found of listTexts(items, `files/${path}`)) add(found);
  const { parts } = withParts({
    ...{ file, manifest, shapeIsValid: true, blocks, kinds, contents },
    pieces: readParts(pieces, texts, memory),
    ...{
      documents: new Map(),
      items: noStagedItems,
      readMatter: () => [],
      findWritten: () => undefined,
      downloads: new Map(),
      files: new Map(),
      icons: new Set(),
    },
    ...{ ledger: undefined, written: undefined, language: undefined, languages: [] },
    used: { files: [], forms: [], variables: [] },
    ...{ host: undefined, now: undefined, words, memory },
  });
  return parts.summary.pages.known;
}

/** The pages whose summaries differ once the site is changed. */
function findChanged(change: (site: ValidSite) => void): string[] {
  const site = readValid();
  const before = new Map([...summarise(site)].map(([id, one]) => [id, JSON.stringify(one)]));
  change(site);
  return [...summarise(site)].flatMap(([id, one]) =>
    JSON.stringify(one) === before.get(id) ? [] : [id],
  );
}

const site = readValid();

/** A page that shows a content file with sections, and that file. */
function findTextPage(): readonly [id: string, path: string] {
  for (const [id, { files }] of summarise(site)) {
    const path = files.find((one) =>
      site.contents.get(one)?.some((item) => typeof item === 'object'),
    );
    if (path !== undefined) return [id, path];
  }
  throw new Error('The test site has no page with a text');
}

const [textPage, text] = findTextPage();

const changeText =
  (item: unknown) =>
  ({ contents }: ValidSite): void => {
    (contents as Map<string, unknown>).set(text, [...(contents.get(text) ?? []), item]);
  };

const readersOf = (path: string): string[] =>
  [...summarise(site)].flatMap(([id, { files }]) => (files.includes(path) ? [id] : []));

test('a summary is JSON', () => {
  for (const summary of summarise(site).values())
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
});

test('other words of a page change no summary', () => {
  expect(findChanged(changeText('Further words.'))).toEqual([]);
  expect(
    findChanged(({ manifest }) => {
      Object.assign(manifest.pages[textPage] ?? {}, { lead: 'Other words.' });
    }),
  ).toEqual([]);
});

test('a heading, a link, a title change the summaries of the pages that have them', () => {
  // Where an entry has a fixed text, the headings of the file are not those of the page.
  const changed = findChanged(changeText({ 'A further heading': ['Words.'] }));
  expect(changed.length).toBeGreaterThan(0);
  expect(readersOf(text)).toEqual(expect.arrayContaining(changed));
  const [home] = [...summarise(site).keys()].filter(
    (id) => !summarise(site).get(textPage)?.links.includes(id),
  );
  expect(findChanged(changeText(`Read [more](page:${home}).`))).toEqual(readersOf(text));
  expect(
    findChanged(({ manifest }) => {
      Object.assign(manifest.pages[textPage] ?? {}, { title: 'Another title' });
    }),
  ).toEqual([textPage]);
});

test('what stands in a page leads from it, but for the page above it', () => {
  const pages = Object.entries(site.manifest.pages);
  const child = pages.find(([, { parent }]) => parent !== undefined);
  const summary = summarise(site).get(child?.[0] ?? '');
  expect(summary?.parent).toBe(child?.[1].parent);
  const opening = pages.find(([, { defaultChild }]) => defaultChild !== undefined);
  expect(summarise(site).get(opening?.[0] ?? '')?.links).toContain(opening?.[1].defaultChild);
});
