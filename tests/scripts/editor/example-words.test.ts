// Words of examples in a site → found once for each part of it; finished sites have none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findExampleWords,
  listExamples,
  listExampleWords,
} from '../../../scripts/editor/shell/example-words';
import { readNamed } from '../../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const examples = listExamples(schemas);
const looks = 'scripts/starter/looks';

test('one for each block, one for the notice', () => {
  const table = { type: 'prices', heading: 'What it costs', text: 'All prices include taxes.' };
  const blocks = [{ type: 'text', heading: 'Ours and nobody else’s' }, table];
  const notice = { text: 'We are closed until the sixth of January.' };
  expect(findExampleWords(examples, { site: { notice }, pages: { home: { blocks } } })).toEqual([
    { pointer: '/site/notice/text', words: 'We are closed until the sixth of January.' },
    { pointer: '/pages/home/blocks/1/heading', words: 'What it costs' },
  ]);
});

test('all of a block that was added, and none of one that has its own', () => {
  const blocks = readNamed(schemas, 'blocks/prices').examples ?? [];
  const [heading, ...others] = listExampleWords(examples, blocks[0]);
  expect(heading).toMatchObject({ pointer: '/heading' });
  expect(others.length).toBeGreaterThan(0);
  expect(listExampleWords(examples, { type: 'text', heading: 'What it costs' })).toEqual([]);
});

test('short ones beside them, and no name of a layout', () => {
  const groups = [{ heading: 'Wrist watches', items: [{ name: 'New battery' }] }];
  const block = {
    type: 'prices',
    heading: 'What it costs',
    text: 'All prices include taxes.',
    groups,
  };
  expect(listExampleWords(examples, block).map(({ words }) => words)).toEqual([
    ...['What it costs', 'All prices include taxes.', 'Wrist watches', 'New battery'],
  ]);
});

test.for(['.', ...readdirSync(looks).map((name) => join(looks, name))])('none in %s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.manifest.json'), 'utf8'));
  expect(findExampleWords(examples, manifest)).toEqual([]);
});
