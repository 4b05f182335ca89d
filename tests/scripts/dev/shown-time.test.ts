// A server that runs over midnight: what appears on the new day is shown by the next change.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';
import { askSite } from './ask-site';

const folder = mkdtempSync(join(tmpdir(), 'plinth-shown-time-'));
const root = join(folder, 'site');
copySiteFolder('tests/sites/collections', root);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const world = { workspace: openWorkspace(root), contract: engineContract };
const file = 'files/news/of-tomorrow.md';
const item =
  '---\ntitle: Of tomorrow\ndate: 2026-12-01\nsummary: It appears tomorrow.\n---\n\nWords.\n';

async function statusAfterMidnight(now?: Date): Promise<readonly number[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:42:00Z') });
  writeFileSync(join(root, file), item);
  const site = await createDevSite({ world, now });
  const before = await askSite(site, '/news/of-tomorrow');
  vi.setSystemTime(new Date('2026-12-01T00:02:00Z'));
  writeFileSync(join(root, file), item.replace('Words.', 'Other words.'));
  await site.update([file]);
  const after = await askSite(site, '/news/of-tomorrow');
  await site.close();
  return [before.status, after.status];
}

test('without a given time, the clock goes on', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  expect(await statusAfterMidnight()).toEqual([404, 200]);
});

test('a given time stays', async () => {
  expect(await statusAfterMidnight(new Date('2026-11-30'))).toEqual([404, 404]);
});
