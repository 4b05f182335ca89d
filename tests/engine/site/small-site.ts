// A small valid site for tests: every kind of place a page can have.

import type { ContentItem, Manifest } from '../../../engine/generated/manifest';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { engineContract } from '../../engine-contract';

const page = (path: string, title: string, more: object = {}) => ({
  path,
  title,
  summary: `${title} in one sentence.`,
  ...more,
});

const source = () => ({
  version: 2,
  site: {
    name: 'Sample',
    origin: 'https://www.example.com',
    base: '/shop/',
    home: 'home',
    logo: { src: 'logo.svg', decorative: true },
    favicon: 'logo.svg',
    shareImage: 'share.png',
  },
  menus: [
    {
      page: 'area',
      items: [{ page: 'group', items: [{ page: 'leaf' }, { page: 'draft' }] }, { page: 'places' }],
    },
  ],
  footer: {
    columns: [
      { menu: 'area', links: [{ page: 'draft' }, { href: 'https://a.example', label: 'A' }] },
    ],
    copyright: { from: 2014, holder: 'Sample' },
  },
  pages: {
    home: page('/', 'Welcome'),
    legal: page('/legal', 'Legal', { unlisted: true }),
    area: page('/area', 'Area', {
      label: 'The area',
      image: { src: 'logo.svg', alt: 'A line' },
      callToAction: { heading: 'Write to us', link: { page: 'legal' } },
    }),
    group: page('/area/group', 'Group', { shareImage: 'group.png' }),
    leaf: page('/area/leaf', 'Leaf', {
      blocks: [
        { type: 'content', file: 'leaf.txt' },
        { type: 'text', items: ['See [the draft](page:draft) and [legal](page:legal#end).'] },
        { type: 'cards', cards: [{ page: 'draft' }, { page: 'group', buttonLabel: 'Read more' }] },
      ],
    }),
    second: page('/area/second', 'Second', { parent: 'group' }),
    draft: page('/area/draft', 'Draft', { draft: true }),
    places: page('/area/places', 'Places', { layout: 'switcher', defaultChild: 'north' }),
    north: page('/area/places/north', 'North', { parent: 'places' }),
    south: page('/area/places/south', 'South', { parent: 'places' }),
  },
  redirects: [
    { from: '/old', page: 'leaf', anchor: 'end' },
    { from: '/gone', status: 410 },
    { from: '/hidden', page: 'draft' },
  ],
});

const contents: ReadonlyMap<string, readonly ContentItem[]> = new Map([
  ['leaf.txt', ['Go to [the group](page:group).', { 'Key facts': ['one', 'two'] }]],
]);

const pictureFiles = [
  ['legal', 'legal.jpg'],
  ['group', 'unused.png'],
  ['second', 'second.jpg'],
  ['places', 'places.webp'],
] as const;

interface Variant {
  readonly base?: string;
  readonly drafts?: boolean;
  readonly now?: Date;
  /** Members of the manifest in place of its own. */
  readonly members?: object;
  /** Pages that are drafts, too. */
  readonly alsoDrafts?: readonly string[];
  readonly assetsBase?: string;
  /** Of all sites of the publication. */
  readonly bases?: readonly string[];
  /** Whether more pages have a picture. */
  readonly pictures?: boolean;
}

export function buildSmallSite(variant: Variant = {}): Site {
  const { drafts = false, now = new Date('2026-03-01'), members, ...others } = variant;
  const { alsoDrafts = [], base = '/shop/', pictures = false, ...rest } = others;
  const whole = source();
  whole.site.base = base;
  const pages: Record<string, object | undefined> = whole.pages;
  for (const id of alsoDrafts) pages[id] = { ...pages[id], draft: true };
  for (const [id, src] of pictures ? pictureFiles : [])
    pages[id] = { ...pages[id], image: { src, decorative: true } };
  const manifest = { ...whole, ...members } as unknown;
  const { validateManifest } = engineContract;
  if (!validateManifest(manifest)) throw new Error(JSON.stringify(validateManifest.errors));
  return buildSite(
    { manifest: manifest as Manifest, contents, downloads: [] },
    {
      contract: engineContract,
      files: {
        sizeOf: () => ({ width: 4, height: 3 }),
        bytesOf: () => 240_000,
        placeOf: (path) => `_site/${path}`,
      },
      now,
      drafts,
      ...rest,
    },
  );
}
