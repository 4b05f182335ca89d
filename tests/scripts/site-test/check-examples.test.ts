// Not quick: it bundles the engine.
// The schemas of a site's own blocks: their examples, and what they say of their members.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkExamples } from '../../../scripts/site-test/check-examples';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-examples-'));
  copySiteFolder('tests/sites/priced', root);
  cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const check = async () => checkExamples(await openWorld(root), new Date('2026-03-01'));

test('nothing is wrong where all members say what they are', async () => {
  expect((await check()).problems).toEqual([]);
});

test('members that do not are named, however deep they are', async () => {
  const file = join(root, 'blocks/price-list/price-list.schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  delete schema.properties.heading.description;
  delete schema.properties.prices.items.properties.name.title;
  writeFileSync(file, JSON.stringify(schema));
  expect((await check()).problems).toEqual(
    ['heading', 'prices[].name'].map(
      (member) =>
        `blocks/price-list/price-list.schema.json: "${member}" has no title or no description. Editors and the reference show both.`,
    ),
  );
});

test('a mistake in an example is told once, where it stands', async () => {
  const file = join(root, 'blocks/price-list/price-list.schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  schema.examples[0].heding = 'Prices';
  writeFileSync(file, JSON.stringify(schema, null, 2));
  const line =
    1 +
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('heding'));
  const { problems } = await check();
  expect(problems).toEqual([
    expect.stringMatching(
      new RegExp(`^blocks/price-list/price-list\\.schema\\.json:${line}:7  unknown-field `),
    ),
  ]);
});
