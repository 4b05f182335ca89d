// Not quick: converts pictures.
import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { findQuality } from '../../../scripts/source/picture-quality';
import { Pictures } from '../../../scripts/source/pictures';

const folder = mkdtempSync(join(tmpdir(), 'plinth-smaller-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const photograph = 'tests/sites/everything/files/bilder/morgen.jpg';

/** Dots that have nothing in common with each other: nothing makes them small. */
function toNoise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const dots = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** As a build does: plans, converts, plans again. */
async function convert(path: string, content: Uint8Array, width: number, height: number) {
  const pictures = new Pictures(openWorkspace(folder));
  const plan = () => pictures.planSmaller(path, content, { width, height });
  pictures.plan(path, content, { width, height });
  const before = plan();
  const pays = await pictures.convert();
  return { before, pays, after: plan(), files: pictures.list() };
}

test('a photograph is there in AVIF, each file at least a tenth smaller, made once', async () => {
  const content = await sharp(photograph).toBuffer();
  const { before, pays, after, files } = await convert('morgen.jpg', content, 1280, 854);
  expect([before, pays]).toEqual([[], true]);
  expect(after.map(({ width }) => width)).toEqual([480, 960, 1280]);
  for (const { place, width } of after) {
    const bytes = Buffer.from(files.find(({ path }) => path === place)?.read() ?? '');
    expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    const webp = files.find(({ path }) => path.includes(`-${width}-`) && path.endsWith('.webp'));
    expect(bytes.length).toBeLessThanOrEqual(0.9 * (webp?.read().length ?? 0));
  }
  const again = await convert('morgen.jpg', content, 1280, 854);
  expect([again.before, again.pays]).toEqual([after, false]);
});

test('it is made again where what was kept is cut off', async () => {
  const content = await sharp(photograph).toBuffer();
  const kept = join(folder, '.plinth/cache/pictures');
  const name = readdirSync(kept).find((file) => file.endsWith('.avif')) ?? '';
  truncateSync(join(kept, name), 40);
  const { before, pays, after } = await convert('morgen.jpg', content, 1280, 854);
  expect([before, pays, after.length]).toEqual([[], true, 3]);
});

test('what AVIF hardly makes smaller stays as it is, and is not tried again', async () => {
  const content = await toNoise(300, 200);
  const { pays, after } = await convert('noise.png', content, 300, 200);
  expect([pays, after]).toEqual([false, []]);
  const again = new Pictures(openWorkspace(folder));
  again.plan('noise.png', content, { width: 300, height: 200 });
  expect(again.planSmaller('noise.png', content, { width: 300, height: 200 })).toEqual([]);
  expect(await again.convert()).toBe(false);
});

test('the better WebP is, the better AVIF has to be', async () => {
  const content = await sharp(photograph).toBuffer();
  const low = (await findQuality(sharp, content, 40)) ?? 0;
  const high = (await findQuality(sharp, content, 90)) ?? 100;
  expect(low).toBeLessThan(high);
});
