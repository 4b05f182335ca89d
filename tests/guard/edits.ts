// What authors do to a site, at random: one entry for each kind. Later work adds its own kinds here, and nothing else.
import { manifestFile } from '../../scripts/source/read-site';
import { type Json, makeFault, makeTypo, oddValues } from '../engine/manifest/random-faults';
import type { EditedSite } from './edited-site';
import type { Random } from './random';

/** May leave the site as it is, and may break it: only edits that leave it valid count. */
export type Edit = (site: EditedSite, random: Random) => void;

type Members = { [key: string]: Json };

interface Page extends Members {
  path: string;
  title: string;
  summary: string;
}

interface Manifest extends Members {
  site: Members;
  pages: { [id: string]: Page };
}

/** Changes the manifest as a value. */
const ofManifest =
  (change: (manifest: Manifest, random: Random) => void): Edit =>
  (site, random) => {
    const manifest: Manifest = JSON.parse(site.read(manifestFile));
    change(manifest, random);
    site.write(manifestFile, JSON.stringify(manifest, null, 2));
  };

const ofPage = (change: (page: Page, random: Random) => void): Edit =>
  ofManifest(({ pages }, random) => change(random.pick(Object.values(pages)), random));

/** Changes one content file as a list of its items. */
const ofContent =
  (change: (items: Json[], random: Random) => Json[]): Edit =>
  (site, random) => {
    const path = random.pick(site.list('.txt'));
    site.write(path, JSON.stringify(change(JSON.parse(site.read(path)), random)));
  };

/** All lists of a value, at any depth. */
function findLists(value: Json): Json[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(findLists);
  return Array.isArray(value) ? [value, ...inner] : inner;
}

function swap(items: Json[], random: Random): void {
  const [from, to] = [random.below(items.length), random.below(items.length)];
  [items[from], items[to]] = [items[to] ?? null, items[from] ?? null];
}

const withWord = (text: string, random: Random): string => `${text} ${random.below(1000)}`;

export const edits = {
  fault: (site, random) => {
    const value = random.pick(oddValues);
    const { text } = makeFault(site.read(manifestFile), random.below(1e6), random.below(5), value);
    site.write(manifestFile, text);
  },
  typo: (site, random) => {
    const picks = [random.below(1e6), random.below(1000), random.below(4)] as const;
    site.write(manifestFile, makeTypo(site.read(manifestFile), ...picks).text);
  },
  'a sentence': ofContent((items, random) => [withWord('A sentence', random), ...items]),
  'a paragraph gone': ofContent((items, random) => items.toSpliced(random.below(items.length), 1)),
  'paragraphs in another order': ofContent((items, random) => {
    swap(items, random);
    return items;
  }),
  'a title': ofPage((page, random) => {
    page.title = withWord(page.title, random);
  }),
  'a summary': ofPage((page, random) => {
    page.summary = withWord(page.summary, random);
  }),
  'a page moved': ofPage((page, random) => {
    page.path = `${page.path}-${random.below(1000)}`;
  }),
  'a page more': ofManifest(({ pages }, random) => {
    const name = `new-${random.below(1e6)}`;
    const pattern = random.pick(Object.values(pages));
    const own = { path: `/${name}`, title: name, summary: `What ${name} is about.` };
    pages[name] = { ...structuredClone(pattern), ...own };
  }),
  'a draft': ofPage((page, random) => {
    page.draft = random.below(2) === 0;
  }),
  'an unlisted page': ofPage((page, random) => {
    page.unlisted = random.below(2) === 0;
  }),
  'another order': ofManifest((manifest, random) => swap(random.pick(findLists(manifest)), random)),
  'a redirect': ofManifest((manifest, random) => {
    const old = `/old-${random.below(1e6)}`;
    const target = { page: random.pick(Object.keys(manifest.pages)) };
    const redirects = (manifest.redirects ?? []) as Json[];
    const redirect = { from: old, ...(random.below(3) === 0 ? { status: 410 } : target) };
    manifest.redirects = [...redirects, redirect];
  }),
  'a colour': ofManifest((manifest, random) => {
    const theme = (manifest.theme ?? {}) as Members;
    const colours = (theme.colours ?? {}) as Members;
    const accent = `#a${random.below(10)}c${random.below(10)}ff`;
    manifest.theme = { ...theme, colours: { ...colours, accent } };
  }),
  'a base path': ofManifest(({ site }, random) => {
    site.base = random.pick(['/', '/a/', '/a/b/']);
  }),
  'the name of the site': ofManifest(({ site }, random) => {
    site.name = withWord('Site', random);
  }),
  'a picture': (site, random) => {
    const path = random.pick(site.list('.svg'));
    site.write(path, `${site.read(path)}<!-- ${random.below(1000)} -->`);
  },
} satisfies Readonly<Record<string, Edit>>;
