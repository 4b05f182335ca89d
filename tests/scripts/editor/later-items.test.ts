// What the tree says of an item that is to come: by the clocks of its site, as the site itself does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDevSite } from '../../../scripts/dev/create-dev-site';
import { listCollections } from '../../../scripts/editor/server/list-collections';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const folder = mkdtempSync(join(tmpdir(), 'plinth-later-items-'));
const root = join(folder, 'site');
copySiteFolder('tests/sites/collections', root);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestFile = join(root, 'site.manifest.json');
const read = () => JSON.parse(readFileSync(manifestFile, 'utf8'));

async function stateAt(now: string): Promise<string | undefined> {
  const world = { workspace: openWorkspace(root), contract: engineContract };
  const site = await createDevSite({ world, now: new Date(now) });
  const { onDisk: base, shown } = site;
  if (base === undefined) throw new Error('Nothing is shown.');
  const [news] = listCollections(base, read(), shown).filter(({ id }) => id === 'news');
  await site.close();
  return news?.items.find(({ id }) => id === 'news:of-tomorrow')?.state;
}

test('a day begins when the clocks of its site say so', async () => {
  const manifest = read();
  manifest.site.timeZone = 'America/New_York';
  writeFileSync(manifestFile, JSON.stringify(manifest));
  writeFileSync(
    join(root, 'files/news/of-tomorrow.md'),
    '---\ntitle: Of tomorrow\ndate: 2026-12-01\nsummary: It appears tomorrow.\n---\n\nWords.\n',
  );
  expect(await stateAt('2026-12-01T02:00:00Z')).toBe('later');
  expect(await stateAt('2026-12-01T06:00:00Z')).toBe('shown');
});
