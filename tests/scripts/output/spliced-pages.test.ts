// Not quick: it renders every page twice.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRenderers, renderPage } from '../../../engine/entry/prerender';
import type { Assets } from '../../../engine/model/assets';
import { mainOf } from '../../../engine/model/publication';
import type { Site } from '../../../engine/model/site';
import { writeGeneratedSite } from '../../../scripts/bench/generated-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { loadSite } from '../../../scripts/source/load-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { bareAssets } from '../../bare-assets';
import { engineContract } from '../../engine-contract';
import { toPageDocument } from '../../site-outputs';

const assets: Assets = {
  ...bareAssets,
  sheets: { 'block.cards layout.landing': '/page.css' },
  chunks: { carousel: '/carousel.js' },
  fonts: ['/font.woff2'],
};

const folder = mkdtempSync(join(tmpdir(), 'plinth-spliced-'));
const generated = join(folder, 'generated');
writeGeneratedSite(generated, 140);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function load(root: string): Site {
  const { publication } = loadSite(openWorkspace(root), {
    contract: engineContract,
    files: new SiteFiles(openWorkspace(root)),
    now: new Date('2026-03-01'),
    drafts: false,
  });
  if (publication === undefined) throw new Error(`${root} is not valid`);
  return mainOf(publication);
}

test.each(['.', 'tests/sites/minimal', 'tests/sites/everything', generated])(
  'every page of %s in a shell rendered before equals the page rendered as a whole',
  (root) => {
    const site = load(root);
    const renderers = createRenderers();
    for (const id of Object.keys(site.pages)) {
      const page = toPageDocument(site, id, assets);
      expect(renderers.page(page)).toBe(renderPage(page));
    }
  },
);

test('words of a site that look like the place of the page do no harm', () => {
  const site = load('tests/sites/minimal');
  const shell = { ...site.shell, name: 'place-of-main and place-of-state-' };
  const named = { ...site, shell };
  const page = toPageDocument(named, site.shell.home.page ?? '', assets);
  expect(createRenderers().page(page)).toBe(renderPage(page));
});
