// Not quick: it bundles the engine.
// What a site's own blocks show has to be in their sections: a forgotten member is found in the pages themselves.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkWords } from '../../../scripts/site-test/check-words';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-words-'));
  copySiteFolder('tests/sites/priced', root);
  cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function swap(file: string, written: string, instead: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(written);
  writeFileSync(path, text.replace(written, instead));
}

const module = 'blocks/price-list/price-list.block.ts';

const check = async () => checkWords(await openWorld(root), ['price-list'], new Date('2026-03-01'));

test('nothing is wrong where all is said', async () => {
  expect(await check()).toEqual({ problems: [] });
});

test('each member that is shown and not said is named once', async () => {
  swap(module, 'toWords(name, price, link?.label)', 'toWords(name, link?.label)');
  const { problems } = await check();
  expect(problems).toEqual([
    'The block "price-list" shows "£4" (its "prices/…/price"), and its sections lack it.\nAdd it to "sections" in blocks/price-list/price-list.block.ts: search and comparisons read them.',
  ]);
});

test('words are not said by others that are equal', async () => {
  swap('site.manifest.json', '"heading": "What it costs"', '"heading": "A wedding cake"');
  swap(module, 'toWords(name, price, link?.label)', 'toWords(price, link?.label)');
  const { problems } = await check();
  expect(problems.map((problem) => problem.split(',')[0])).toEqual([
    'The block "price-list" shows "A loaf" (its "prices/…/name")',
  ]);
});

test('without a module of its own, a block says its heading alone', async () => {
  writeFileSync(join(root, module), 'export const priceListBlock = {};\n');
  const { problems } = await check();
  expect(problems.map((problem) => /its "(.*?)"/.exec(problem)?.[1])).toEqual([
    'prices/…/name',
    'prices/…/price',
  ]);
});

test('a member that is shown in a further language alone is named, too', async () => {
  const german = {
    path: '/preise',
    language: 'de',
    title: 'Preise',
    summary: 'Was unser Brot kostet.',
    blocks: [
      { type: 'price-list', heading: 'Was es kostet', prices: [{ name: 'Brot', price: '4 £' }] },
    ],
  };
  const manifest = JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));
  manifest.languages = { de: { name: 'Deutsch', path: '/de' } };
  manifest.pages.home.blocks = [{ type: 'text', items: ['See what we bake.'] }];
  manifest.pages.loaves.blocks = [{ type: 'text', items: ['We bake at night.'] }];
  manifest.pages.preise = german;
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest));
  const words = (...from: string[]) =>
    JSON.stringify({ words: from.map((text) => ({ from: text, to: `${text} (Deutsch)` })) });
  mkdirSync(join(root, 'files/languages/de/pages'), { recursive: true });
  writeFileSync(join(root, 'files/languages/de/site.json'), words('Bread and Butter'));
  const { title, summary } = manifest.pages.home;
  const home = words(title, summary, 'See what we bake.');
  writeFileSync(join(root, 'files/languages/de/pages/home.json'), home);
  expect(await check()).toEqual({ problems: [] });
  swap(module, 'toWords(name, price, link?.label)', 'toWords(name, link?.label)');
  const { problems } = await check();
  expect(problems.map((problem) => problem.split(',')[0])).toEqual([
    'The block "price-list" shows "4 £" (its "prices/…/price")',
  ]);
});
