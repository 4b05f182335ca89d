// Not quick: builds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRenderers } from '../../../engine/entry/prerender';
import { openWorkspace } from '../../../scripts/files/workspace';
import { BudgetCheck } from '../../../scripts/output/budgets';
import { bareAssets } from '../../bare-assets';
import { copySiteFolder } from '../../copy-site-folder';
import { buildSmallSite } from '../../engine/site/small-site';
import { engineContract } from '../../engine-contract';
import { toPageDocument } from '../../site-outputs';

const folder = mkdtempSync(join(tmpdir(), 'plinth-budgets-'));
const path = join(folder, 'site.manifest.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(budgets: object) {
  const manifest = JSON.parse(readFileSync('tests/sites/everything/site.manifest.json', 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, budgets }));
  const words = ['scripts/run.cjs', 'build', '--root', folder, '--uncompressed'];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
}

beforeAll(() => {
  copySiteFolder('tests/sites/everything', folder);
  expect(build({}).status).toBe(0);
});

test('what is within its budgets is built', () => {
  const budgets = {
    document: 20_000,
    starter: 3000,
    script: 110_000,
    picture: 90_000,
    requests: 40,
  };
  expect(build(budgets)).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  [
    'document',
    3000,
    /^Page ".+" \(\/.*\), HTML and style sheets: [\d,]+ bytes, .* \(3,000 bytes\)\. The heaviest part is block \d+, "\w+".* \([\d,]+ bytes\)\.$/m,
  ],
  ['starter', 300, /^The starter: \d+ bytes, more than budgets\.starter allows \(300 bytes\)\.$/m],
  [
    'script',
    50_000,
    /^Page ".+" .*, all code: [\d,]+ bytes, .* The heaviest part is \S+browser-\w+\.js \([\d,]+ bytes\)\. The same holds for \d+ more pages\.$/m,
  ],
  ['picture', 100, /^The picture files\/bilder\/hof\.svg: [\d,]+ bytes, more than/m],
  [
    'requests',
    5,
    /^Page ".+" \(\/.*\): \d+ requests, more than budgets\.requests allows \(5 requests\)\. Most of them are pieces of code \(\d+\)\./m,
  ],
])('the budget "%s" of %i keeps the old output and says what is to blame', (name, limit, words) => {
  const listing = join(folder, 'dist/_site/build.json');
  const before = readFileSync(listing, 'utf8');
  const { status, stderr } = build({ [name]: limit });
  expect(stderr).toMatch(words);
  expect(status).toBe(1);
  expect(readFileSync(listing, 'utf8')).toBe(before);
});

test('a content file that two blocks of a page show is one request', () => {
  const site = buildSmallSite();
  const { leaf } = site.pages;
  const [block] = leaf?.blocks ?? [];
  if (leaf === undefined || block === undefined) throw new Error('There is such a page');
  const contentFiles = [...leaf.contentFiles, ...leaf.contentFiles];
  const pages = { ...site.pages, leaf: { ...leaf, blocks: [block, block], contentFiles } };
  const budgets = new BudgetCheck({
    budgets: { requests: 1 },
    assetsBase: site.assetsBase,
    assets: bareAssets,
    files: [],
    modules: engineContract.blocks,
    cache: openWorkspace('.').cache,
  });
  const { page } = budgets.watch({ ...createRenderers(), page: () => '' });
  page(toPageDocument({ ...site, pages }, 'leaf'));
  // The document, what all pages share, the app, and the file.
  expect(() => budgets.finish()).toThrow(
    expect.objectContaining({ breaches: [expect.stringContaining(': 4 requests, more than')] }),
  );
});
