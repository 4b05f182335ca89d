// A picture that is uploaded: made smaller where that gains something, else as it is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { takeUpload } from '../../../scripts/editor/server/upload';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-upload-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Noise of few colours: a palette says it in fewer bytes than pixels of their own. */
const draw = (side: number) => {
  const pixels = Buffer.from(
    Array.from(
      { length: side * side * 3 },
      (_, index) => (Math.imul(Math.floor(index / 3) + 7, 2_654_435_761) >>> 30) * 80,
    ),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
};

test('a picture that would grow stays as it is, and is not called smaller', async () => {
  const { session } = await openSession('tests/sites/minimal', folder);
  const given = await draw(300).png({ palette: true, colours: 4 }).toBuffer();
  const answer = await takeUpload(session)('logo.png', given, {});
  expect(answer).toMatchObject({ type: 'taken', path: 'images/logo.png' });
  expect(answer).toHaveProperty('about', expect.not.stringContaining('smaller'));
  const written = readFileSync(join(session.base.root, 'files/images/logo.png'));
  expect(written.equals(given)).toBe(true);
});
