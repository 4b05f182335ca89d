// What a person types for the amount of a price on the page → what is written.
import { expect, test } from 'vitest';
import { findRowBelow } from '../../../scripts/editor/shell/row-below';
import { findTypedAmount } from '../../../scripts/editor/shell/typed-amount';
import type { EditorState } from '../../../scripts/editor/site-state';

const file = 'site.manifest.json';
const items = [
  { name: 'Advice', price: { amount: 40, before: 'from' } },
  { name: 'Letter', note: 'Sent by post.', price: { amount: 12.5, currency: 'EUR' } },
];
const state = {
  language: 'en-US',
  manifest: {
    site: { currency: 'USD' },
    pages: { home: { blocks: [{ type: 'prices', heading: 'Prices', groups: [{ items }] }] } },
  },
} as unknown as EditorState;
const group = '/pages/home/blocks/0/groups/0';
const path = ['pages', 'home', 'blocks', 0, 'groups', 0, 'items'];
const set = (row: number, name: string, value: unknown) => ({
  ...{ op: 'set', file, path: [...path, row, 'price', name], value },
});
const unset = (row: number, name: string) => ({
  ...{ op: 'unset', file, path: [...path, row, 'price', name] },
});

test.each([
  [0, '$40', '$45', [set(0, 'amount', 45)]],
  [0, '$40', '1,200', [set(0, 'amount', 1200)]],
  [0, '$40', '€45', [set(0, 'amount', 45), set(0, 'currency', 'EUR')]],
  [0, '$40', 'free', [unset(0, 'amount'), set(0, 'text', 'free')]],
  // Without a sign the currency stays; with that of the site it is not said.
  [1, '€12.50', '15', [set(1, 'amount', 15)]],
  [1, '€12.50', '$15', [set(1, 'amount', 15), unset(1, 'currency')]],
])('of row %i, "%s" becomes "%s"', (row, shown, typed, operations) => {
  for (const end of ['', '/amount']) {
    const spot = { file, pointer: `${group}/items/${row}/price${end}` };
    const step = findTypedAmount(state, spot, shown)?.(typed, shown);
    expect(step).toMatchObject({ operations, seen: { value: items[row]?.price } });
  }
});

test('words, and what is not a price, are not amounts', () => {
  for (const pointer of [`${group}/items/0/name`, '/pages/home/blocks/0/heading', group])
    expect(findTypedAmount(state, { file, pointer }, 'Advice')).toBeUndefined();
});

test('a row comes below the last of a list of prices, like it', () => {
  const find = (pointer: string, next?: string) =>
    findRowBelow(state, { file, pointer }, next === undefined ? next : { file, pointer: next });
  const last = `${group}/items/1`;
  const row = { name: '…', note: '…', price: { text: '…' } };
  expect(find(`${last}/note`, '/pages/home/blocks/0/groups/1/heading')).toEqual({
    operation: { op: 'insert', file, path, value: row },
    spot: { file, pointer: `${group}/items/2/name` },
  });
  expect(find(`${last}/price`, `${last}/note`)).toBeUndefined();
  expect(find(`${group}/items/0/price`, `${last}/name`)).toBeUndefined();
  expect(find('/pages/home/blocks/0/heading')).toBeUndefined();
  expect(find(`${group}/heading`)).toBeUndefined();
});
