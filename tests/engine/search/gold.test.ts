import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { SearchedPage } from '../../../engine/model/search';
import { buildSite } from '../../../engine/site/build-site';
import { listSearchable } from '../../../engine/site/list-searched';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { engineContract } from '../../engine-contract';
import { readGuides } from './guides';
import { createOracle } from './oracle';
import { indexPages, openIndex } from './searched';

type Gold = readonly (readonly [query: string, pages: string])[];

const readGold = (name: string): Gold =>
  JSON.parse(readFileSync(`tests/engine/search/gold/${name}.json`, 'utf8'));

function readReference(): SearchedPage[] {
  const workspace = openWorkspace('.');
  const { publication } = validateSite(readSite(workspace), engineContract);
  if (publication === undefined) throw new Error('The reference site is not valid');
  const files = new SiteFiles(workspace);
  const site = buildSite(mainOf(publication), {
    ...{ contract: engineContract, files, now: new Date(0), drafts: false },
  });
  return Array.from(listSearchable(site, engineContract.blocks), (page) => page.read());
}

async function count(pages: readonly SearchedPage[], gold: Gold) {
  const { find } = openIndex(indexPages(pages));
  const oracle = createOracle(pages);
  const hrefs = new Map(pages.map(({ id, href }) => [href, id]));
  const missed: string[] = [];
  let theirs = 0;
  for (const [text, right] of gold) {
    const found = (await find(text)).pages.slice(0, 3);
    const ids = found.map(
      ({ href }) => hrefs.get(href) ?? hrefs.get(href.replace(/#[^#]*$/, '')) ?? href,
    );
    const wanted = right.split(' ');
    const other = oracle(text).slice(0, 3);
    if (other.some((id) => wanted.includes(id))) theirs += 1;
    if (!ids.some((id) => wanted.includes(id)))
      missed.push(`${text} → ${right}; found ${ids.join(', ')}; MiniSearch ${other.join(', ')}`);
  }
  return { found: gold.length - missed.length, theirs, missed };
}

test.each([
  ['reference', readReference],
  ['guides', readGuides],
] as const)(
  'of 100 queries over the %s, 95 find a page that they are about among the first three, and no fewer than in MiniSearch',
  async (name, read) => {
    const { found, theirs, missed } = await count(read(), readGold(name));
    expect(found, missed.join('\n')).toBeGreaterThanOrEqual(95);
    expect(found).toBeGreaterThanOrEqual(theirs - 2);
  },
);

test('of 70 mistakes in words of titles and headings, 60 find a page with the word', async () => {
  const { found, missed } = await count(readReference(), readGold('mistakes'));
  expect(found, missed.join('\n')).toBeGreaterThanOrEqual(60);
});
