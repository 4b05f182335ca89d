// A block that is to stand above the text of a page, which is a document.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moveAboveText } from '../../../scripts/editor/shell/move-above-text';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-above-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the text becomes a block below it, and the page says what stood before the text', async () => {
  const { session, site } = await openSession('scripts/starter/looks/law', folder);
  const page = { op: 'page add', id: 'gifts', path: '/gifts', title: 'Gifts', markdown: true };
  const hero = { type: 'hero', heading: 'A gift that lasts' };
  const step = (operations: object[]) =>
    session.take({
      key: 'a test',
      step: { type: 'operations', about: 'a test', operations: operations as never },
    });
  step([
    { ...page, summary: 'A voucher for any amount.' },
    { op: 'block insert', page: 'gifts', index: 0, value: hero },
  ]);
  const read = () =>
    JSON.parse(readFileSync(join(session.base.root, 'site.manifest.json'), 'utf8'));
  const { document } = read().pages.gifts;
  const matter = { title: 'Gifts', summary: 'A voucher for any amount.' };
  const text = '\nGive one.\n';
  const answer = step(moveAboveText({ ...site, manifest: read() }, 'gifts', { matter, text }));
  expect(answer).toMatchObject({ type: 'written' });
  expect(read().pages.gifts).toMatchObject({
    ...matter,
    blocks: [hero, { type: 'content', file: document }],
  });
  expect(read().pages.gifts.document).toBeUndefined();
  // Nothing that would be a line across the page is left of what stood there.
  expect(readFileSync(join(session.base.root, 'files', document), 'utf8')).toBe('Give one.\n');
});
