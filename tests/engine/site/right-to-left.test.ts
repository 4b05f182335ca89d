// A page that runs from right to left is the mirror of one that runs from left to right.
import { expect, test } from 'vitest';
import type { Site } from '../../../engine/model/site';
import { buildWholeSite } from '../entry/block-site';

const boxes = {
  type: 'boxes',
  effect: 'reveal2',
  boxes: [
    { heading: 'One', text: 'First.', from: 'left' },
    { heading: 'Two', text: 'Second.', from: 'top' },
    { heading: 'Three', text: 'Third.' },
  ],
};

const find = ({ pages }: Site) =>
  pages.home?.blocks.map((block) => [
    block.effect,
    ...(block.type === 'boxes' ? block.boxes.map(({ from }) => from) : []),
  ]);

test('what came from the left comes from the right', () => {
  const build = (direction: string, effect = 'reveal2') =>
    find(buildWholeSite({ ...boxes, effect }, { site: { direction } }));
  expect(build('ltr')).toEqual([['reveal2', 'left', 'top', undefined]]);
  expect(build('rtl')).toEqual([['reveal3', 'right', 'top', undefined]]);
  expect(build('rtl', 'reveal3')).toEqual([['reveal2', 'right', 'top', undefined]]);
  expect(build('rtl', 'reveal1')).toEqual([['reveal1', 'right', 'top', undefined]]);
});
