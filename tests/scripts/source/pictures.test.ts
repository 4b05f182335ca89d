// Not quick: builds.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { Pictures } from '../../../scripts/source/pictures';
import { SiteFiles } from '../../../scripts/source/site-files';
import { copySiteFolder } from '../../copy-site-folder';

const folder = mkdtempSync(join(tmpdir(), 'plinth-pictures-'));
const outDir = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 120 } } });

/** What means something in addresses. */
const strange = 'bench #1 50%.svg';

beforeAll(async () => {
  copySiteFolder('tests/sites/minimal', folder);
  await draw(1200, 800).png().toFile(join(folder, 'files/images/wide.png'));
  await draw(300, 500)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, 'files/images/turned.jpg'));
  const path = join(folder, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const home = manifest.pages[manifest.site.home];
  home.image = { src: 'images/wide.png', alt: 'A wide picture' };
  cpSync(join(folder, 'files/images/logo.svg'), join(folder, `files/images/${strange}`));
  manifest.site.logo = { src: `images/${strange}`, alt: 'A strange name' };
  home.layout = 'article';
  home.blocks.push({
    type: 'feature',
    heading: 'Turned',
    items: ['Words.'],
    image: { src: 'images/turned.jpg', alt: 'A picture' },
  });
  writeFileSync(path, JSON.stringify(manifest));
});

function build() {
  const words = ['scripts/run.cjs', 'build', '--root', folder, '--uncompressed'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const findTag = (html: string, alt: string): string =>
  html.match(/<img[^>]*>/g)?.find((tag) => tag.includes(`alt="${alt}"`)) ?? '';

test('a picture that cannot be decoded stops a build with its name', async () => {
  const bytes = await draw(900, 600).png().toBuffer();
  const pictures = new Pictures(openWorkspace(folder));
  pictures.plan('images/torn.png', bytes.fill(0x55, 2000), { width: 900, height: 600 });
  await expect(pictures.convert()).rejects.toThrow(/^files\/images\/torn\.png is damaged: .+/);
});

describe('a picture made of pixels', () => {
  test('stands in the widths that screens need, as WebP, and is fetched first where it is seen first', () => {
    build();
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    const tag = findTag(html, 'A wide picture');
    expect(tag).toMatch(/fetchPriority="high"/);
    expect(tag).toMatch(/ src="\/_site\/assets\/files\/images\/wide-[0-9a-f]{16}\.png"/);
    const [, srcset = ''] = / srcSet="([^"]*)"/.exec(tag) ?? [];
    const found = srcset.split(', ').map((part) => part.split(' '));
    expect(found.map(([, width]) => width)).toEqual(['480w', '960w', '1200w']);
    for (const [address = '', width = ''] of found) {
      const { type, ...size } = imageSize(readFileSync(outDir + address));
      expect([type, `${size.width}w`]).toEqual(['webp', width]);
      expect(size.height).toBe(Math.round((size.width * 2) / 3));
    }
    expect(findTag(html, 'A picture')).toMatch(/ loading="lazy"/);
    expect(html).toContain(`imageSrcSet="${srcset}"`);
  });

  test('is found whatever its name means in an address', () => {
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    const [, address = ''] = / src="([^"]*bench[^"]*)"/.exec(html) ?? [];
    const { pathname, search, hash } = new URL(address, 'https://www.example.com');
    expect([search, hash]).toEqual(['', '']);
    expect(readFileSync(outDir + decodeURIComponent(pathname), 'utf8')).toContain('<svg');
  });

  test('that a camera turned has the size that browsers show', () => {
    const tag = findTag(readFileSync(join(outDir, 'index.html'), 'utf8'), 'A picture');
    expect(tag).toMatch(/ width="500" height="300"/);
    const [, address = ''] = / srcSet="(\S+) 480w/.exec(tag) ?? [];
    expect(imageSize(readFileSync(outDir + address))).toMatchObject({ width: 480, height: 288 });
  });

  test('is not made again', () => {
    rmSync(outDir, { recursive: true });
    build();
    expect(build()).toContain('(0 files written,');
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 40)],
    ['overwritten', (bytes: Buffer) => bytes.fill(0x55)],
  ])('is made again where what was kept of it is %s', (_, damage) => {
    const kept = join(folder, '.plinth/cache/pictures');
    const name = readdirSync(kept).find((file) => file.endsWith('.webp')) ?? '';
    const before = readFileSync(join(kept, name));
    writeFileSync(join(kept, name), damage(Buffer.from(before)));
    // An output that is as it was is not made again.
    rmSync(outDir, { recursive: true });
    build();
    expect(readFileSync(join(kept, name))).toEqual(before);
  });

  test('stays as it is where sharp cannot run, and drawings do anyhow', async () => {
    const without = new Pictures(openWorkspace(folder), () => undefined);
    expect(new SiteFiles(openWorkspace(folder), without).variantsOf('images/logo.svg')).toEqual([]);
    expect(without.lacksSharp).toBe(false);
    expect(new SiteFiles(openWorkspace(folder), without).variantsOf('images/wide.png')).toEqual([]);
    expect(without.lacksSharp).toBe(true);
    await without.convert();
    expect([...without.list()]).toEqual([]);
  });
});
