// Not quick: it bundles the engine.
// What a change would look like → the page of it, before anything is written; that of a draft, too.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { tryEdit } from '../../../scripts/edit/make-edit';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

const file = 'files/news/roof.md';
const root = mkdtempSync(join(tmpdir(), 'plinth-trials-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a draft of an item is shown as a change would make it', async () => {
  copySiteFolder('tests/sites/collections', root);
  const path = join(root, file);
  const draft = readFileSync(path, 'utf8').replace('---\n', '---\ndraft: true\n');
  writeFileSync(path, draft);
  const world = await openWorld(root, { documents: true });
  const site = await createDevSite({ world, now: new Date('2026-03-01') });
  const { onDisk } = site;
  if (onDisk === undefined) throw new Error('The site has no code of its own.');
  const set = { op: 'set' as const, file, path: ['title'], value: 'A trial' };
  const outcome = tryEdit({ operations: [set] }, onDisk);
  if (!('checked' in outcome) || outcome.checked.publication === undefined)
    throw new Error('It was refused.');
  const tried = site.serve(outcome.checked.publication);
  const answer = tried?.answer(`${site.base}news/roof`, '');
  if (answer?.type !== 'file') throw new Error('It has no page.');
  const page = await tried?.open(answer.path);
  const html = page && 'bytes' in page ? String(page.bytes) : '';
  expect([answer.status, html]).toEqual([200, expect.stringContaining('A trial')]);
  expect(readFileSync(path, 'utf8')).toBe(draft);
  await site.close();
});
