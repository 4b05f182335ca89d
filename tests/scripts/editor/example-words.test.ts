// Words of examples in a site → found once for each part of it; finished sites have none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearExample } from '../../../scripts/editor/shell/clear-example';
import {
  findExampleWords,
  listExamples,
  listExampleWords,
  saysOwn,
} from '../../../scripts/editor/shell/example-words';
import { readNamed } from '../../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const examples = listExamples(schemas);
const looks = 'scripts/starter/looks';

interface Typed {
  readonly type: string;
}

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

test('amounts that nobody has touched, and none that somebody has typed', () => {
  const { examples: own = [] } = readNamed(schemas, 'blocks/prices');
  const block = structuredClone(own[0]) as {
    groups: { items: { price: { amount?: number } }[] }[];
  };
  const listAmounts = () =>
    listExampleWords(examples, block, own).filter(({ pointer }) => pointer.endsWith('/amount'));
  const before = listAmounts().length;
  expect(before).toBeGreaterThan(1);
  const [item] = block.groups[0]?.items ?? [];
  if (item !== undefined) item.price.amount = 7.25;
  expect(listAmounts()).toHaveLength(before - 1);
});

test('a sentence that is left where the example has it, and none that is another’s', () => {
  const { examples: own = [] } = readNamed(schemas, 'blocks/prices');
  const left = { type: 'prices', heading: 'Our fees', text: 'All prices include taxes.' };
  expect(listExampleWords(examples, left, own)).toMatchObject([{ pointer: '/text' }]);
  const inGroup = { groups: [{ heading: 'Ours' }, { text: 'With two years of warranty.' }] };
  expect(listExampleWords(examples, inGroup, own)).toMatchObject([{ pointer: '/groups/1/text' }]);
  expect(listExampleWords(examples, { type: 'prices', heading: 'What it costs' }, own)).toEqual([]);
});

test('what is left in a list once all that is long has gone', () => {
  const { examples: own = [] } = readNamed(schemas, 'blocks/prices');
  const groups = [
    { heading: 'Wrist watches', items: [{ name: 'A will', price: { amount: 450 } }] },
    { heading: 'Wall clocks', items: [{ name: 'Deeds', price: { amount: 90 } }] },
  ];
  const left = listExampleWords(examples, { type: 'prices', heading: 'Our fees', groups }, own);
  expect(left.map(({ words }) => words)).toEqual(['Wrist watches', 'Wall clocks']);
});

test('who has said nothing yet is not offered to clear it', () => {
  const { examples: own = [] } = readNamed(schemas, 'blocks/hero');
  const image = { src: 'images/court.svg', alt: 'A gown and a hat on their hooks.' };
  expect(saysOwn(examples, { ...(own[0] as object), image })).toBe(false);
  expect(saysOwn(examples, { ...(own[0] as object), heading: 'Gifts' })).toBe(true);
});

test('the rest of an example goes, and what has to be there stays', () => {
  const schema = readNamed(schemas, 'blocks/prices');
  const [example] = schema.examples as readonly Record<string, readonly object[]>[];
  const value = { ...example, heading: 'Our fees', groups: structuredClone(example?.groups) };
  Object.assign(value.groups?.[0] ?? {}, { items: [{ name: 'A will', price: { amount: 450 } }] });
  expect(clearExample(schemas, schema, value)).toEqual([
    { op: 'unset', path: ['text'] },
    { op: 'remove', path: ['groups', 1] },
    { op: 'unset', path: ['groups', 0, 'heading'] },
    { op: 'unset', path: ['groups', 0, 'text'] },
  ]);
  // A word that is an example elsewhere is no example here, nor is a price that somebody has changed.
  const [first] = structuredClone(example?.groups ?? []);
  const items = [{ name: 'One' }, { name: 'New battery', price: { amount: 99 } }];
  const named = { type: 'prices', heading: 'Our fees', groups: [{ ...first, items }] };
  expect(clearExample(schemas, schema, named).map(({ path }) => path.join('/'))).toEqual([
    'groups/0/heading',
    'groups/0/text',
  ]);
  // The currency is of an amount that somebody has said, whatever the example has.
  const fees = [{ name: 'A will', price: { amount: 1200, currency: 'EUR' } }];
  const priced = { type: 'prices', heading: 'Our fees', groups: [{ items: fees }] };
  expect(clearExample(schemas, schema, priced)).toEqual([]);
  const texts = listExampleWords(examples, { ...example, groups: priced.groups });
  expect(texts.map(({ words }) => words)).not.toContain('EUR');
  // One group is needed.
  const begun = { ...example, heading: 'Our fees' };
  const left = clearExample(schemas, schema, begun);
  expect(left.filter(({ op, path }) => op === 'remove' && path.length === 2)).toHaveLength(1);
});

test('a table with rows of its own is not said to be an example, and keeps its columns', () => {
  const schema = readNamed(schemas, 'blocks/table');
  const [example] = schema.examples as readonly { readonly table: object }[];
  const rows = [
    ['A will', 'One page', '24.00'],
    ['Deeds', 'Both copies', '18.00'],
    ['Chain', 'Cleaned and oiled', '32.00'],
  ];
  const own = { ...example, heading: 'Our fees', table: { ...example?.table, rows } };
  expect(clearExample(schemas, schema, own)).toEqual([
    { op: 'remove', path: ['table', 'rows', 2] },
  ]);
  const left = { ...own, table: { ...own.table, rows: rows.slice(0, 2).reverse() } };
  expect(listExampleWords(examples, left, schema.examples)).toEqual([]);
});

test.for(['.', ...readdirSync(looks).map((name) => join(looks, name))])('none in %s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.manifest.json'), 'utf8'));
  expect(findExampleWords(examples, manifest)).toEqual([]);
  const pages: readonly { readonly blocks?: readonly Typed[] }[] = Object.values(manifest.pages);
  const left = pages.flatMap(({ blocks = [] }) =>
    blocks.flatMap((block) =>
      listExampleWords(examples, block, readNamed(schemas, `blocks/${block.type}`).examples),
    ),
  );
  expect(left).toEqual([]);
});
