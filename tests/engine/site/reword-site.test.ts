// A site in other words → what would be made of these words, page by page.
import { describe, expect, test } from 'vitest';
import { lazyMembers } from '../../../engine/model/lazy-map';
import type { Site } from '../../../engine/model/site';
import type { ValidSite } from '../../../engine/model/valid-site';
import { buildSite } from '../../../engine/site/build-site';
import { rewordSite } from '../../../engine/site/reword-site';
import { viewOf } from '../../../engine/site/view-of';
import { openWorkspace } from '../../../scripts/files/workspace';
import { SiteFiles } from '../../../scripts/source/site-files';
import { readBoth } from '../../marks/read-both';

async function readSites(name: string) {
  const root = `tests/sites/${name}`;
  const { contract, valid, marked } = await readBoth(root);
  const files = new SiteFiles(openWorkspace(root));
  return { valid, marked, options: { contract, files, now: new Date('2026-03-01'), drafts: true } };
}

/** What documents are made of: feeds have words of their own. */
const toShown = ({ shell, pages, contents, pictures }: Site) => ({
  ...{ shell, contents, pictures },
  pages: Object.entries(pages).map(([id, { feedText: _, ...page }]) => [id, page]),
});

const fromRight = ({ manifest, ...valid }: ValidSite): ValidSite => ({
  ...valid,
  manifest: { ...manifest, site: { ...manifest.site, direction: 'rtl' } },
});

describe.each(['everything', 'documents', 'collections'])('%s', async (name) => {
  const { valid, marked, options } = await readSites(name);

  test.each([
    ['from left to right', (site: ValidSite) => site] as const,
    ['from right to left', fromRight] as const,
  ])('is the same as if it were made of marked words, %s', (_, change) => {
    const words = change(marked.site);
    const reworded = rewordSite(buildSite(change(valid), options), words, options);
    expect(toShown(reworded)).toEqual(toShown(buildSite(words, options)));
  });
});

test('what nobody asks for is not made', async () => {
  const { valid, options } = await readSites('everything');
  const asked = new Set<string>();
  const pages = lazyMembers(valid.manifest.pages, (page, id) => {
    asked.add(id);
    return { ...page, title: `${page.title}!` };
  });
  const words = { ...valid, manifest: { ...valid.manifest, pages } };
  const reworded = rewordSite(buildSite(valid, options), words, options);
  expect(viewOf(reworded, 'hecken').title).toBe('Hecken!');
  // Neither menus nor the page itself name it.
  expect(Object.keys(pages)).toContain('geschichte');
  expect(asked).not.toContain('geschichte');
});
