// A site in three languages → its publication: each language by itself, and where each page is in the others.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRenderers } from '../../../engine/entry/prerender';
import { validateSite } from '../../../engine/manifest/validate-site';
import { makeContent } from '../../../engine/output/output';
import { listOutputs } from '../../../engine/output/outputs';
import { toDerived } from '../../../engine/output/site-facts';
import { buildPublication } from '../../../engine/site/build-publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { bareAssets } from '../../bare-assets';
import { engineContract } from '../../engine-contract';

const root = 'tests/sites/languages';
const valid = validateSite(readSite(openWorkspace(root)), engineContract).publication;
if (valid === undefined) throw new Error('The site has errors');

const publication = buildPublication(valid, {
  contract: engineContract,
  files: {
    sizeOf: () => ({ width: 4, height: 3 }),
    bytesOf: () => 240,
    placeOf: (path) => `_site/${path}`,
  },
  ...{ now: new Date('2026-03-01'), drafts: false },
});
const [english, german, arabic] = publication.sites;

const [first, ...others] = publication.sites.map((site) => ({
  ...toDerived(site),
  assets: bareAssets,
}));
if (first === undefined) throw new Error('There is no site');
const outputs = new Map(
  [
    ...listOutputs({
      ...{ publication: { sites: [first, ...others] }, files: [], renderers: createRenderers() },
    }),
  ].map((output) => [output.path, output] as const),
);
const make = (path: string): string => {
  const output = outputs.get(path);
  if (output === undefined) throw new Error(`There is no ${path}`);
  return String(makeContent(output));
};

/** By the address of a document: where it says that it is in each language. */
const hreflang = new Map(
  [...outputs.keys()]
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .map((path) => {
      const html = make(path);
      const links = html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
      return [
        html.match(/<link rel="canonical" href="([^"]*)">/)?.[1] ?? path,
        [...links].map(([, tag, address]) => `${tag} ${address}`),
      ] as const;
    }),
);

describe('hreflang', () => {
  const origin = 'https://www.example.com';

  test('names each language that has the page, and that of the site for all others', () => {
    expect(hreflang.get(`${origin}/de/ueber-uns`)).toEqual([
      `en-GB ${origin}/about`,
      `de ${origin}/de/ueber-uns`,
      `ar ${origin}/ar/about`,
      `x-default ${origin}/about`,
    ]);
    expect(hreflang.get(`${origin}/work/courses`)).toHaveLength(3);
    expect(hreflang.get(`${origin}/de/impressum`)).toEqual([]);
  });

  test('is the same on every page that it names', () => {
    for (const [address, links] of hreflang) {
      if (links.length === 0) continue;
      expect(links.some((link) => link.endsWith(` ${address}`))).toBe(true);
      for (const link of links) expect(hreflang.get(link.split(' ')[1] ?? '')).toEqual(links);
    }
  });
});

describe('the links to other languages', () => {
  const findLinks = (path: string): string[] => {
    const [, list = ''] =
      /<nav class="control-choices" aria-label="[^"]*">(<ul class="languages">.*?<\/ul>)<\/nav>/.exec(
        make(path),
      ) ?? [];
    const links = list.matchAll(/<li(?: lang="([^"]*)")?><a ([^>]*)>(.*?)<\/a>/g);
    return [...links].map(([, tag = 'own', attributes = '', text]) => {
      const [, href] = /href="([^"]*)"/.exec(attributes) ?? [];
      const current = attributes.includes('aria-current="page"') ? ' (current)' : '';
      return `${tag} ${href} ${text?.replaceAll('<!-- -->', '')}${current}`;
    });
  };

  test('keep the page', () => {
    expect(findLinks('de/ueber-uns.html')).toEqual([
      'en-GB /about English',
      'own /de/ueber-uns Deutsch (current)',
      'ar /ar/about العربية',
    ]);
  });

  test('say that they lead to the home page, where the page is not there', () => {
    expect(findLinks('work/courses.html')[2]).toBe('ar /ar/ العربية – الرئيسية');
    const others = ['en-GB / English – Home', 'ar /ar/ العربية – الرئيسية'];
    expect(findLinks('de/404.html')).toEqual(others.toSpliced(1, 0, 'own /de/ Deutsch'));
    const own = 'own /de/impressum Deutsch (current)';
    expect(findLinks('de/impressum.html')).toEqual(others.toSpliced(1, 0, own));
  });
});

test('each language has its documents, its sitemap and its direction, and robots.txt names all', () => {
  expect(make('de/index.html')).toContain('<html lang="de" dir="ltr">');
  expect(make('ar/about.html')).toContain('<html lang="ar" dir="rtl">');
  expect(make('ar/sitemap.xml')).toContain('/ar/about<');
  expect(make('robots.txt').match(/Sitemap: .*/g)).toEqual(
    ['', 'de/', 'ar/'].map((folder) => `Sitemap: https://www.example.com/${folder}sitemap.xml`),
  );
});

test('a page that is not there in a language has no link in it', () => {
  expect([english?.pages.courses?.path, german?.pages.courses?.path]).toEqual([
    ...['/work/courses', '/arbeit/kurse'],
  ]);
  expect(arabic?.pages.courses).toBeUndefined();
  const arabicTexts = [...outputs.keys()].filter((path) => path.startsWith('ar/')).map(make);
  expect(arabicTexts.length).toBeGreaterThan(6);
  for (const text of arabicTexts) expect(text).not.toContain('courses');
  expect(make('index.html')).not.toContain('impressum');
});

const readPairs = (folder: string): { from: string; to: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|txt)$/.test(file))
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).words ?? []);

test('no words of one language are in the output of another', () => {
  const isLong = (words: string): boolean => words.split(' ').length > 2 && !/[{[]/.test(words);
  const pairs = ['de', 'ar'].map((tag) => readPairs(`${root}/files/languages/${tag}`));
  const englishWords = pairs.flat().map(({ from }) => from);
  const [germanWords, arabicWords] = pairs.map((all) => all.map(({ to }) => to));
  const foreign = {
    '': [...(germanWords ?? []), ...(arabicWords ?? [])],
    'de/': [...englishWords, ...(arabicWords ?? [])],
    'ar/': [...englishWords, ...(germanWords ?? [])],
  };
  const findFolder = (path: string): keyof typeof foreign =>
    path.startsWith('de/') ? 'de/' : path.startsWith('ar/') ? 'ar/' : '';
  for (const path of outputs.keys()) {
    const text = make(path);
    expect([
      path,
      foreign[findFolder(path)].filter((words) => isLong(words) && text.includes(words)),
    ]).toEqual([path, []]);
  }
  expect(make('index.html')).toContain(englishWords.find(isLong));
});
