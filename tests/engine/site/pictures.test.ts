// What a manifest says of pictures by their files: what is shown in their place, where they are cropped, and who made them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forWideScreens, type ImageSource, type ImageView } from '../../../engine/concepts/image';
import type { Manifest } from '../../../engine/generated/manifest';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { buildPictureCss } from '../../../engine/site/pictures';
import { outlineOf } from '../../../engine/site/view-of';
import imageSchema from '../../../schemas/image.schema.json';
import { engineContract } from '../../engine-contract';

const picture = { src: 'a.jpg', alt: 'A tree' };

interface Parts {
  readonly pictures?: object;
  readonly scheme?: 'light' | 'dark' | 'auto';
  readonly image?: object;
  readonly blocks?: readonly object[];
  /** The files that AVIF makes smaller. */
  readonly smaller?: readonly string[];
}

/** A site whose home has a picture. */
function build({ pictures, scheme, image = picture, blocks = [], smaller = [] }: Parts): Site {
  const manifest: unknown = {
    version: 2,
    site: {
      name: 'A',
      origin: 'https://www.example.com',
      home: 'home',
      logo: { src: 'a.svg' },
      favicon: 'a.svg',
    },
    theme: scheme ? { scheme } : {},
    ...(pictures && { pictures }),
    footer: { columns: [], copyright: { from: 2020, holder: 'A' } },
    pages: { home: { path: '/', title: 'Home', summary: 'A page.', image, blocks } },
  };
  const { validateManifest } = engineContract;
  if (!validateManifest(manifest)) throw new Error(JSON.stringify(validateManifest.errors));
  return buildSite(
    { manifest: manifest as Manifest, contents: new Map(), downloads: [] },
    {
      contract: engineContract,
      files: {
        sizeOf: (path) => ({
          width: path.includes('banner') ? 12 : path.includes('narrow') ? 3 : 4,
          height: path.includes('narrow') ? 4 : 3,
        }),
        bytesOf: () => 1,
        placeOf: (path) => path,
        variantsOf: (path) =>
          path.endsWith('.jpg') ? [{ place: `${path}.webp`, width: 480 }] : [],
        smallerOf: (path) =>
          smaller.includes(path) ? [{ place: `${path}.avif`, width: 480 }] : [],
      },
      now: new Date('2026-03-01'),
      drafts: false,
    },
  );
}

const imageOf = (parts: Parts) => outlineOf(build(parts), 'home').image;

/** `media type: address`, in the order in which a browser chooses. */
const listed = (parts: Parts): string[] =>
  (imageOf(parts)?.sources ?? []).map(({ media = '', type = '', srcset }: ImageSource) =>
    `${media} ${type}: ${srcset.split(' ')[0]}`.trim(),
  );

const narrow = '(width < 48rem)';
const dark = '(prefers-color-scheme: dark)';

test('a picture of which nothing is said is one image, and needs no sheet', () => {
  expect(imageOf({})).toEqual({
    ...{ src: '/a.jpg', alt: 'A tree', width: 4, height: 3, srcset: '/a.jpg.webp 480w' },
  });
  const { pictures } = build({});
  expect(pictures.sheets).toEqual([]);
  expect(buildPictureCss(pictures)).toBe('');
});

test('on a card a banner gives way to the file for narrow screens, another picture does not', () => {
  const cardOf = (src: string) => {
    const pictures = {
      [src]: { narrow: 'narrow.jpg', focus: { x: 10, y: 20 }, credit: 'By Ada' },
      'narrow.jpg': { focus: { x: 30, y: 40 } },
    };
    const site = build({
      pictures,
      image: { ...picture, src },
      blocks: [{ type: 'cards', cards: [{ page: 'home' }] }],
    });
    const [block] = outlineOf(site, 'home').blocks;
    return { focuses: site.pictures.focuses, card: block };
  };
  const { card, focuses } = cardOf('banner.jpg');
  expect(card).toMatchObject({
    cards: [{ image: { src: '/narrow.jpg', focus: '30% 40%', credit: ['By Ada'] } }],
  });
  expect(focuses).toContain('30% 40%');
  expect(cardOf('a.jpg').card).toMatchObject({ cards: [{ image: { src: '/a.jpg' } }] });
});

test('AVIF comes before the picture itself, only where it is smaller', () => {
  expect(listed({ smaller: ['a.jpg'] })).toEqual(['image/avif: /a.jpg.avif']);
  expect(build({ smaller: ['a.jpg'] }).pictures.sheets).toEqual(['image.sources']);
  expect(listed({ smaller: ['b.jpg'] })).toEqual([]);
});

test('what stands for other screens comes first, the most special before the rest', () => {
  const pictures = {
    'a.jpg': { narrow: 'narrow.jpg', dark: 'dark.jpg' },
    'narrow.jpg': { dark: 'narrow-dark.svg' },
  };
  expect(listed({ pictures, scheme: 'auto', smaller: ['narrow.jpg', 'a.jpg'] })).toEqual([
    `${narrow} and ${dark} : /narrow-dark.svg`,
    `${narrow} image/avif: /narrow.jpg.avif`,
    `${narrow} : /narrow.jpg.webp`,
    `${dark} : /dark.jpg.webp`,
    'image/avif: /a.jpg.avif',
  ]);
  expect(imageOf({ pictures, scheme: 'auto' })?.sources?.[1]).toMatchObject({
    width: 3,
    height: 4,
  });
});

test('what no narrow screen shows has no files for them', () => {
  const pictures = { 'a.jpg': { narrow: 'narrow.jpg', dark: 'dark.jpg', focus: { x: 20, y: 30 } } };
  const image = imageOf({ pictures, scheme: 'auto' }) as ImageView;
  const { sources, narrowFocus, focus } = forWideScreens(image);
  expect(sources).toEqual(image.sources?.filter(({ media }) => media === dark));
  expect([focus, narrowFocus]).toEqual(['20% 30%', undefined]);
  const plain = imageOf({ pictures: { 'a.jpg': { narrow: 'narrow.jpg' } } }) as ImageView;
  expect(forWideScreens(plain)).not.toHaveProperty('sources');
});

test('a site that is always dark shows the dark file, and one that never is does not', () => {
  const pictures = {
    'a.jpg': { narrow: 'narrow.jpg', dark: 'dark.jpg' },
    'narrow.jpg': { dark: 'n.svg' },
  };
  expect(imageOf({ pictures, scheme: 'dark' })?.src).toBe('/dark.jpg');
  expect(listed({ pictures, scheme: 'dark' })).toEqual([`${narrow} : /n.svg`]);
  expect(imageOf({ pictures, scheme: 'light' })?.src).toBe('/a.jpg');
  expect(listed({ pictures, scheme: 'light' })).toEqual([`${narrow} : /narrow.jpg.webp`]);
});

test('its own point counts before that of the file; another crop has its own or its middle', () => {
  const pictures = { 'a.jpg': { focus: { x: 20, y: 30 } } };
  expect(imageOf({ pictures })).toMatchObject({ focus: '20% 30%' });
  const image = { ...picture, focus: { x: 70, y: 50 } };
  expect(imageOf({ pictures, image })).toMatchObject({ focus: '70% 50%' });
  const both = { 'a.jpg': { focus: { x: 20, y: 30 }, narrow: 'narrow.jpg' } };
  expect(imageOf({ pictures: both })).toMatchObject({ focus: '20% 30%', narrowFocus: '50% 50%' });
  const own = { ...both, 'narrow.jpg': { focus: { x: 5, y: 5 } } };
  expect(buildPictureCss(build({ pictures: own }).pictures)).toBe(
    '@layer axes{[data-focus="20% 30%"]{object-position:20% 30%}' +
      '@media (width < 48rem){[data-narrow="5% 5%"]{object-position:5% 5%}}}',
  );
});

test('a ratio and an edge of one place have their sheets, and no others', () => {
  const site = build({ image: { ...picture, ratio: '4:5', edge: 'arch' } });
  expect(site.pictures.sheets).toEqual([]);
  expect(site.pages.home?.styled).toEqual([
    'axis.image-clear.edge',
    'axis.image-edge.arch',
    'axis.image.ratio',
  ]);
  const rules = readFileSync('engine/styles/axes/image.ratio.page.css', 'utf8');
  for (const ratio of imageSchema.properties.ratio.enum)
    expect(rules).toContain(`[data-ratio="${ratio}"]`);
});

test('a page says once who made its pictures; those with a caption say it there', () => {
  const pictures = { 'a.jpg': { credit: 'By *Ada*.' }, 'b.svg': { credit: 'By the museum.' } };
  const figure = { type: 'picture', picture: { image: { src: 'b.svg', alt: 'A map' } } };
  const again = { type: 'feature', heading: 'A', items: ['A'], image: picture };
  const view = (blocks: readonly object[]) => outlineOf(build({ pictures, blocks }), 'home');
  const ada = ['By ', { type: 'emphasis', children: ['Ada'] }, '.'];
  expect(view([again, figure]).credits).toEqual({ label: 'Pictures', texts: [ada] });
  expect(JSON.stringify(view([figure]).blocks)).toContain('By the museum.');
  const quote = {
    type: 'quote',
    quotes: [{ body: ['Good.'], image: { src: 'b.svg', alt: 'A face' } }],
  };
  expect(view([quote]).credits?.texts).toEqual([ada, ['By the museum.']]);
  expect(build({ pictures }).pictures.sheets).toEqual(['credits.shown']);
});

test('without credits a page has nothing of them', () => {
  expect(outlineOf(build({}), 'home')).not.toHaveProperty('credits');
});
