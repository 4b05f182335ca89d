import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { viewOf } from '../../engine/site/view-of';
import { openWorkspace } from '../../scripts/files/workspace';
import { loadSite } from '../../scripts/source/load-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { engineContract } from '../engine-contract';

test('every path, title, layout and way of the reference site', async () => {
  const root = resolve('.');
  const { site } = loadSite(openWorkspace(root), {
    contract: engineContract,
    files: new SiteFiles(openWorkspace(root)),
    now: new Date('2026-03-01'),
    drafts: false,
  });
  const lines = Object.values(site?.pages ?? {}).map(
    ({ id, path, title, layout, defaultChild }) => {
      const way = site === undefined ? [] : viewOf(site, id).breadcrumbs.map(({ label }) => label);
      return [
        path,
        title,
        layout,
        defaultChild === undefined ? way.join(' > ') : `opens ${defaultChild}`,
      ].join(' | ');
    },
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outline.snapshot.txt');
});
