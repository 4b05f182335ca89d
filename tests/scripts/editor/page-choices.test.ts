// Pages to choose among → by the names that the tree has for them, with all that they can be found by.
import { expect, test } from 'vitest';
import { listPageChoices, toPageChoice } from '../../../scripts/editor/shell/site-values';
import type { EditorState } from '../../../scripts/editor/site-state';

const pages = [
  { id: 'start', title: 'Measure a building', path: '/start' },
  { id: 'prices', title: 'Prices', path: '/prices' },
];
const site = {
  ...{ pages, collections: [] },
  manifest: { pages: { start: { label: 'Contact' }, prices: {} } },
} as unknown as EditorState;

test('its label comes first, then its title and its address', () => {
  expect(listPageChoices(site)).toEqual([
    { key: 'start', title: 'Contact', note: 'Measure a building · /start' },
    { key: 'prices', title: 'Prices', note: '/prices' },
  ]);
});

test('one without a page of its own has nothing beside it', () => {
  expect(toPageChoice(site, { id: 'team:ann', title: 'Ann', path: null })).toEqual({
    ...{ key: 'team:ann', title: 'Ann' },
  });
});
