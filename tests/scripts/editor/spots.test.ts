// Words of repairs, as the editor says them: without places in files.
import { expect, test } from 'vitest';
import { nameSpot, withoutPointers } from '../../../scripts/editor/shell/spots';

test.each([
  ['Remove /menus/0/panel.', 'Remove “panel”.'],
  ['Remove /pages/cafe/blocks/2/table/columns/2/badge.', 'Remove “badge”.'],
  ['Remove /pages/cafe/blocks/2.', 'Remove item 3 of “blocks”.'],
  ['Write 2 at /build/size.', 'Write 2 at “size”.'],
  ['Add a page "repairs" at /repairs.', 'Add a page "repairs" at /repairs.'],
  ['Add an empty cell.', 'Add an empty cell.'],
])('%s', (title, words) => {
  expect(withoutPointers(title)).toBe(words);
});

test.each([
  ['/site/notice/text', 'Notice on every page'],
  ['/site/name', 'Company and site'],
  ['/theme/colours', 'Look'],
])('%s is a part of the site: %s', (pointer, title) => {
  const spot = { file: 'site.manifest.json', pointer };
  expect(nameSpot({ site: undefined, schemas: {} }, spot)).toBe(title);
});
