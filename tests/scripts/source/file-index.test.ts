import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { inspectFile } from '../../../scripts/inspect/inspect-file';
import { FileIndex } from '../../../scripts/source/file-index';

const folder = mkdtempSync(join(tmpdir(), 'plinth-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = (more: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${more}</svg>`;

describe('what is known of a file', () => {
  const workspace = { ...openWorkspace(folder), cache: join(folder, 'cache') };
  const file = join(folder, 'files/a.svg');
  const write = (text: string, seconds: number): void => {
    mkdirSync(join(folder, 'files'), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  };

  test('is kept for the same code, and found anew for any other state', () => {
    write(drawing('<a/>'), 1000);
    const first = new FileIndex(workspace, 'one');
    expect(first.get('a.svg')).toMatchObject({ format: 'svg', size: { width: 4, height: 3 } });
    first.save();
    const kept = first.get('a.svg').hash;
    // The same size, time and inode: only what is kept can say what it was.
    write(drawing('<b/>'), 1000);
    expect(new FileIndex(workspace, 'one').get('a.svg').hash).toBe(kept);
    expect(new FileIndex(workspace, 'two').get('a.svg').hash).not.toBe(kept);
    write(drawing('<b/>'), 1001);
    expect(new FileIndex(workspace, 'one').get('a.svg').hash).not.toBe(kept);
  });

  test('is not kept of a file that may change within a tick of the clock', () => {
    const now = Date.now() / 1000;
    write(drawing('<a/>'), now);
    const index = new FileIndex(workspace, 'three');
    const { hash } = index.get('a.svg');
    write(drawing('<b/>'), now);
    expect(index.get('a.svg').hash).not.toBe(hash);
  });

  test('is found anew where what was kept is cut off', () => {
    write(drawing('<a/>'), 1000);
    const index = new FileIndex(workspace, 'four');
    index.get('a.svg');
    index.save();
    writeFileSync(join(workspace.cache, 'files.json'), '{"code":"four","fi');
    expect(new FileIndex(workspace, 'four').get('a.svg').format).toBe('svg');
  });

  test('is not kept where nothing can be written, and that is all', () => {
    write(drawing('<a/>'), 1000);
    writeFileSync(join(folder, 'no-folder'), '');
    const index = new FileIndex({ ...workspace, cache: join(folder, 'no-folder') }, 'five');
    index.get('a.svg');
    expect(() => index.save()).not.toThrow();
  });
});

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#283' } });

describe.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('a picture in %s', (format) => {
  test('is known by its bytes, and whole or cut', async () => {
    const bytes = await picture.clone().toFormat(format).toBuffer();
    const path = `a.${format}`;
    expect(inspectFile(path, bytes)).toMatchObject({ format, size: { width: 60, height: 40 } });
    expect(inspectFile(path, bytes)).not.toHaveProperty('damage');
    for (const length of [bytes.length - 6, Math.floor(bytes.length / 2)])
      expect(inspectFile(path, bytes.subarray(0, length)).damage).toBe('its end is missing');
  });
});

describe('a JPEG that is damaged in its middle', () => {
  const make = async (): Promise<Buffer> => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * at) % 251));
    return sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
  };
  const damageOf = (bytes: Buffer) => inspectFile('a.jpg', bytes).damage;

  test.each([
    [
      'markers that no scan holds',
      (bytes: Buffer) => bytes.fill(Buffer.from([0xff, 0x7f]), 3000, 3050),
    ],
    [
      'bytes of something else',
      (bytes: Buffer) => bytes.fill(Buffer.from('\xff\xc0\x12', 'latin1'), 3000, 3600),
    ],
    [
      'the beginning of another picture',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 3000), bytes]),
    ],
    [
      'a restart that does not follow',
      (bytes: Buffer) => bytes.fill(Buffer.from([0xff, 0xd5]), 3000, 3002),
    ],
  ])('is seen: %s', async (_, spoil) => {
    const bytes = await make();
    expect(damageOf(bytes)).toBeUndefined();
    expect(damageOf(spoil(Buffer.from(bytes)))).toBeDefined();
  });

  test('is not seen where its markers stay: for that it must be decoded', async () => {
    const bytes = await make();
    expect(damageOf(bytes.fill(0x11, 3000, 3050))).toBeUndefined();
  });
});

test('a progressive JPEG with what a camera adds behind it is whole', async () => {
  const bytes = await picture.clone().jpeg({ progressive: true }).toBuffer();
  const longer = Buffer.concat([bytes, Buffer.alloc(16)]);
  expect(inspectFile('a.jpg', longer)).not.toHaveProperty('damage');
});

test.each([
  ['html', '<!-- x --><!DOCTYPE html><title>404</title>'],
  ['lfs', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
  ['text', 'hello'],
  ['pdf', '%PDF-1.7'],
  ['svg', '<?xml version="1.0"?>\n<!-- by hand -->\n<svg/>'],
])('%s is known by its bytes', (format, text) => {
  expect(inspectFile('a.png', Buffer.from(text)).format).toBe(format);
});

test.each(['', ' \n'])('a file with nothing in it is empty', (text) => {
  expect(inspectFile('a.svg', Buffer.from(text)).damage).toBe('it is empty');
});
