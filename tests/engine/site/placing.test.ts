// Columns, offset and edge of a block → one attribute for style sheets, and the sheets that a page needs for it.
import { expect, test } from 'vitest';
import { buildBlockSite } from '../entry/block-site';

const facts = [{ label: 'Client', text: 'A mill' }];

const findPlaced = (more: object) => {
  const { pages } = buildBlockSite({ type: 'facts', facts, ...more });
  const { blocks, styled } = pages.home ?? { blocks: [], styled: [] };
  const [block] = blocks as readonly { readonly placing?: string }[];
  return { placing: block?.placing, styled };
};

test.each([
  [{ columns: '4/8' }, 'columns-4-8', ['block.facts.columns']],
  [{ edge: 'curve' }, 'edge-curve', ['block.facts.edge']],
  [
    { columns: '7/5', edge: 'angle' },
    'columns-7-5 edge-angle',
    ['block.facts.columns', 'block.facts.edge'],
  ],
])('%o places a block', (more, placing, sheets) => {
  const found = findPlaced(more);
  expect(found.placing).toBe(placing);
  expect(found.styled).toEqual(expect.arrayContaining(sheets));
});

test('a block that says nothing of it has neither attribute nor sheet', () => {
  const { placing, styled } = findPlaced({});
  expect(placing).toBeUndefined();
  expect(styled.filter((name) => /columns|offset|edge/.test(name))).toEqual([]);
});
