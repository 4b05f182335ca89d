// The map of a site in several languages.
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../scripts/files/workspace';
import { mapSite } from '../../../scripts/report/site-map';
import { loadSite } from '../../../scripts/source/load-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { engineContract } from '../../engine-contract';

test('the pages of a language are called by their addresses', () => {
  const workspace = openWorkspace('tests/sites/languages');
  const files = new SiteFiles(workspace);
  const now = new Date('2026-03-01');
  const { publication } = loadSite(workspace, {
    contract: engineContract,
    files,
    now,
    drafts: false,
  });
  const paths = publication?.sites.map((site) => mapSite(site).map(({ path }) => path));
  expect(paths?.map((own) => own.slice(0, 2))).toEqual([
    ['/', '/work'],
    ['/de/', '/de/arbeit'],
    ['/ar/', '/ar/work'],
  ]);
});
