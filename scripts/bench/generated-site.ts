// Generates a site of any size for measurements: menus, cards and content files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestVersion } from '../../engine/manifest/manifest-version';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><circle cx="24" cy="24" r="20"/></svg>';

const sentence = (page: number, index: number): string =>
  `Sentence ${index} of page ${page} says what a sentence of a company's page would say, at the usual length of such a sentence, no more and no less.`;

const content = (page: number): unknown[] => [
  ...Array.from({ length: 4 }, (_, index) => sentence(page, index)),
  [
    'First point of a list',
    'Second point of a list',
    `Third point, on [the next page](page:page-${page + 1})`,
  ],
  { 'A heading': sentence(page, 5) },
];

/** The number of areas in the menus; the pages are divided among them. */
const areas = 5;
/** The maximum number of entries in a menu: not every page of a larger site is in a menu. */
const maxInMenu = 20;

const areaOf = (page: number): string => `page-${(page - 1) % areas}`;

/** Writes manifest and files of a site with so many pages. */
export function writeGeneratedSite(root: string, count: number): void {
  mkdirSync(join(root, 'files/text'), { recursive: true });
  writeFileSync(join(root, 'files/logo.svg'), drawing);
  const numbers = Array.from({ length: count }, (_, page) => page);
  const pages = numbers.map((page) => {
    const text = { type: 'content', file: `text/${page}.txt` };
    const more = page < areas ? [{ type: 'children' }] : [];
    const entry = {
      path: page === 0 ? '/' : `/page-${page}`,
      title: `Page ${page}`,
      summary: `What page ${page} is about, in one sentence.`,
      ...(page >= areas ? { parent: areaOf(page) } : { layout: 'area' }),
      blocks: [text, ...more],
    };
    return [`page-${page}`, entry];
  });
  for (const page of numbers) {
    const items = content(page === count - 1 ? -1 : page);
    writeFileSync(join(root, `files/text/${page}.txt`), JSON.stringify(items));
  }
  const menus = numbers.slice(1, areas).map((area) => ({
    page: `page-${area}`,
    items: numbers
      .filter((page) => page >= areas && areaOf(page) === `page-${area}`)
      .slice(0, maxInMenu)
      .map((page) => ({ page: `page-${page}` })),
  }));
  const manifest = {
    version: manifestVersion,
    site: {
      name: 'Generated',
      origin: 'https://www.example.com',
      home: 'page-0',
      logo: { src: 'logo.svg', decorative: true },
      favicon: 'logo.svg',
    },
    menus,
    footer: { columns: [], copyright: { from: 2020, holder: 'Generated' } },
    pages: Object.fromEntries(pages),
  };
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest, null, 2));
}
