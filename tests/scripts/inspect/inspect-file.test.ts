import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectFile } from '../../../scripts/inspect/inspect-file';

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

test('a GIF that has no picture behind its header is not whole', () => {
  const bytes = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
  expect(inspectFile('a.gif', bytes).damage).toBe('its end is missing');
});

test.each(['0 0 30 20', '0,0,30,20', ' 0, 0, 30,20 '])(
  'a drawing is as large as its box, %j',
  (box) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9"/></svg>`;
    expect(inspectFile('a.svg', Buffer.from(drawing)).size).toEqual({ width: 30, height: 20 });
  },
);

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

test.each(['', ' \n', '\0\0'])('a file with nothing in it is empty', (text) => {
  expect(inspectFile('a.svg', Buffer.from(text)).damage).toBe('it is empty');
});

test('a file of small numbers is not empty', () => {
  const { format, damage } = inspectFile('a.woff2', Buffer.from([0, 1, 0, 0, 0, 15, 0, 0]));
  expect([format, damage]).toEqual(['ttf', undefined]);
});

test.each([
  ['nothing but the beginning of a header', Buffer.alloc(24)],
  ['a header without tables', Buffer.alloc(48)],
])('a font of %s is damaged', (_, bytes) => {
  bytes.write('wOF2\0\x01\0\0', 'latin1');
  expect(inspectFile('a.woff2', bytes).damage).toBe('its end is missing');
});
