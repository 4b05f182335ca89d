// What the first view of each page fetches besides document, style sheets and icons: fonts, and the picture at the top.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Manifest } from '../../engine/generated/manifest';

/** In bytes, as they are transferred. */
const maxFirstView = 40_000;
const maxPicture = 12_000;

const { site, theme, pages }: Manifest = JSON.parse(readFileSync('site.manifest.json', 'utf8'));

/** Drawings are compressed on the way. */
function weigh(file: string): number {
  const bytes = readFileSync(`files/${file}`);
  return file.endsWith('.svg') ? brotliCompressSync(bytes).length : bytes.length;
}

const shared = [theme?.displayFont?.file, theme?.textFont?.file, site.logo.src].flatMap(
  (file) => file ?? [],
);

/** The picture in the head of a page, its first slide, or the pattern that stands for a picture. */
const pictures = Object.entries(pages).map(([id, { image, blocks = [] }]): [string, string] => {
  const slide = blocks.find((block) => block.type === 'carousel')?.slides[0]?.image.src;
  return [id, image?.src ?? slide ?? theme?.pattern ?? site.logo.src];
});

test.each(pictures)('the first view of the page "%s" is small', (_, picture) => {
  expect(shared).toHaveLength(3);
  expect(weigh(picture)).toBeLessThanOrEqual(maxPicture);
  const all = [...shared, picture].map(weigh).reduce((sum, bytes) => sum + bytes, 0);
  expect(all).toBeLessThanOrEqual(maxFirstView);
});
