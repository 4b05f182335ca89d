// What the words of a place may say: emphasis and links where the page shows them, and nothing where it does not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditSession } from '../../../scripts/editor/server/edit-session';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-dialects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let session: EditSession;
beforeAll(async () => {
  ({ session } = await openSession('tests/sites/everything', folder));
});

test.each([
  ['a paragraph of a text block', '/pages/herunterladen/blocks/0/items/0', 'running'],
  ['an item of a list in a text block', '/pages/pflanzzeit/blocks/1/items/0/1', 'running'],
  ['the text below a heading', '/pages/pflanzzeit/blocks/1/items/1/Gießen', 'running'],
  ['the heading of a text block', '/pages/pflanzzeit/blocks/1/heading', 'plain'],
  ['the title of a page', '/pages/pflanzzeit/title', 'plain'],
])('%s', (_, pointer, dialect) => {
  const spot = { file: 'site.manifest.json', pointer };
  const raw = session.words.read(spot);
  expect(raw).toBeTypeOf('string');
  expect(session.words.describe(spot, raw ?? '').dialect).toBe(dialect);
});
