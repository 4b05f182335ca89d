import { expect, test } from 'vitest';
import { numberNotes } from '../../../engine/content/items/number-notes';
import type { ContentItem } from '../../../engine/generated/manifest';
import { engineContract } from '../../engine-contract';

const names = ['toString', '__proto__', 'constructor', '1 2'];

test('a footnote may have any name, those of every object included', () => {
  const notes = Object.fromEntries(names.map((name) => [name, ['A note.']]));
  const paragraph = { $text: names.map((name) => ({ note: name })) };
  const items = [paragraph, { $notes: notes }] as unknown as ContentItem[];
  expect([...numberNotes(engineContract.shape, items).get()]).toEqual(
    names.map((name, index) => [name, index + 1]),
  );
});
