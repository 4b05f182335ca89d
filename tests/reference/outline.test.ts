import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mainOf } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import { viewOf } from '../../engine/site/view-of';
import { openWorkspace } from '../../scripts/files/workspace';
import { loadSite } from '../../scripts/source/load-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';

function load(): Site {
  const workspace = openWorkspace(resolve('.'));
  const { publication } = loadSite(workspace, {
    contract: engineContract,
    files: new SiteFiles(workspace),
    now: new Date('2026-03-01'),
    drafts: false,
  });
  if (publication === undefined) throw new Error('The reference site is not valid.');
  return mainOf(publication);
}

test('the page of the promoted product says what it is for', () => {
  const site = load();
  const { lead, blocks } = viewOf(site, 'log-mode');
  expect(JSON.stringify([lead, blocks])).toMatch(/logistics and delivery optimisation/i);
});

test('every path, title, layout and way of the reference site', async () => {
  const site = load();
  const lines = Object.values(site.pages).map(({ id, path, title, layout, defaultChild }) => {
    const way = viewOf(site, id).breadcrumbs.map(({ label }) => label);
    return [
      path,
      title,
      layout,
      defaultChild === undefined ? way.join(' > ') : `opens ${defaultChild}`,
    ].join(' | ');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outline.snapshot.txt');
});
