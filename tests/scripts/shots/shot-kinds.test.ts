// Which pages of a site are shown in pictures, in each of its languages.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mainOf } from '../../../engine/model/publication';
import type { SitePage } from '../../../engine/model/site';
import type { DerivedSite } from '../../../engine/model/site-facts';
import { openWorkspace } from '../../../scripts/files/workspace';
import { findChangedPages } from '../../../scripts/shots/changed-pages';
import { findNamed, findPages, findShots, toPageShot } from '../../../scripts/shots/shot-kinds';
import { loadForBuild } from '../../../scripts/source/load-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const folder = mkdtempSync(join(tmpdir(), 'plinth-shot-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const root = join(folder, 'site');
copySiteFolder('tests/sites/languages', root);

const workspace = openWorkspace(root);
const { findings, publication } = loadForBuild(workspace, {
  ...{ contract: engineContract, files: new SiteFiles(workspace), now: new Date('2026-03-01') },
  drafts: false,
});
if (!publication) throw new Error(JSON.stringify(findings));

test('a page of each kind in each language, at its address', () => {
  const shots = findPages(publication).map(({ name, path }) => [name, path]);
  expect(shots).toEqual(
    expect.arrayContaining([
      ['page-home', '/'],
      ['page-de-home', '/de/'],
      ['page-ar-home', '/ar/'],
    ]),
  );
});

test('the name of a picture is one on every system, that of an item, too', () => {
  const [page] = Object.values(mainOf(publication).open().pages);
  if (page === undefined) throw new Error('The site has pages.');
  const shot = toPageShot({ folder: 'de/', page: { ...page, id: 'news:new-rooms' } });
  expect(shot.name).toBe('page-de-news-new-rooms');
});

test('a page by its id, in each language that has it; one that is not there is told', () => {
  expect(findNamed(publication, ['contact']).map(({ path }) => path)).toEqual([
    '/contact',
    '/de/kontakt',
    '/ar/contact',
  ]);
  expect(() => findNamed(publication, ['contact', 'contcat'])).toThrow(
    'There is no page "contcat". Did you mean "contact"?',
  );
});

test('items of two kinds, which are drawn each in its way', () => {
  const [page] = Object.values(mainOf(publication).open().pages);
  if (page === undefined) throw new Error('The site has pages.');
  const asItem = (kind: string): SitePage => ({
    ...page,
    id: `${kind}:a`,
    item: {
      collection: kind,
      kind,
      authors: [],
      tags: [],
      facts: [],
      results: [],
      related: [],
      stamps: {},
    },
  });
  const items = [asItem('article'), { ...asItem('article'), id: 'article:b' }, asItem('event')];
  const pages = Object.fromEntries(items.map((item) => [item.id, item]));
  const { facts, open } = mainOf(publication);
  const sites = [{ facts, open: () => ({ ...open(), pages }) }] as const;
  expect(findPages({ sites }).map(({ name }) => name)).toEqual(['page-article-a', 'page-event-a']);
});

test('the states of a block that only a further language has, on its page there', () => {
  const withPage = (index: number, id: string): DerivedSite => {
    const { facts, open } = publication.sites[index] ?? mainOf(publication);
    const pages = Object.entries(open().pages).filter(([one]) => one === id);
    return { facts, open: () => ({ ...open(), pages: Object.fromEntries(pages) }) };
  };
  const sites = [withPage(0, 'home'), withPage(1, 'contact')] as const;
  const shots = findShots({ sites }, engineContract.blocks);
  const [errors] = shots.filter(({ name }) => name === 'state-form-errors');
  expect(errors?.path).toBe('/de/kontakt');
});

test('a page that changed in one language, there alone', () => {
  const write = (name: string, words: string) => {
    const outDir = join(folder, name);
    mkdirSync(join(outDir, 'de'), { recursive: true });
    writeFileSync(join(outDir, 'index.html'), 'Welcome');
    writeFileSync(join(outDir, 'de/index.html'), words);
    return { publication, outDir };
  };
  const { after } = findChangedPages(write('before', 'Willkommen'), write('after', 'Guten Tag'));
  expect(after).toEqual([{ name: 'page-de-home', path: '/de/' }]);
});
