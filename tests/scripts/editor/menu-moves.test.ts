// Entries of the menus that are moved: what makes them fit where they come, and the one that is selected.
import { expect, test } from 'vitest';
import menuSchema from '../../../schemas/menu.schema.json';
import itemSchema from '../../../schemas/menu-item.schema.json';
import { selectIn } from '../../../scripts/editor/shell/follow-selection';
import {
  listPlaces,
  membersOfPanel,
  toMenuMove,
  withFit,
} from '../../../scripts/editor/shell/menu-moves';
import { first } from '../../../scripts/editor/shell/shell-state';
import type { EditorState } from '../../../scripts/editor/site-state';

const row = [
  { page: 'bread', panel: false },
  { page: 'cakes', panel: false, text: 'Made to order.' },
];
const file = 'site.manifest.json';

test('what only a menu at the top has is known', () => {
  const known = Object.keys(itemSchema.properties);
  const others = Object.keys(menuSchema.properties).filter((name) => !known.includes(name));
  expect([...membersOfPanel]).toEqual(others);
});

test('an entry that goes below another leaves what it says of its panel behind', () => {
  const move = toMenuMove(row, '1', 'in');
  expect(withFit(row, move ?? {})).toEqual([
    { op: 'unset', file, path: ['menus', 0, 'panel'] },
    { op: 'unset', file, path: ['menus', 1, 'panel'] },
    { op: 'unset', file, path: ['menus', 1, 'text'] },
    { op: 'menu move', entry: [1], menu: [0] },
  ]);
});

test('an entry that comes to the top is a plain link where all others are', () => {
  const menus = [
    { page: 'bread', panel: false },
    { href: 'https://x.example', items: [{ page: 'cakes' }] },
  ];
  const move = { op: 'menu move', entry: 'cakes' };
  expect(withFit(menus, move)).toEqual([
    { op: 'set', file, path: ['menus', 1, 'items', 0, 'panel'], value: false },
    move,
  ]);
  const open = [{ page: 'bread', items: [{ page: 'cakes' }] }];
  expect(withFit(open, move)).toEqual([move]);
});

test('an entry that stays in its row is as it was', () => {
  const move = toMenuMove(row, '1', 'up');
  expect(withFit(row, move ?? {})).toEqual([move]);
});

test('an entry can go below any other, but none that is below itself', () => {
  const menus = [{ page: 'bread', items: [{ page: 'rye' }] }, { page: 'cakes' }];
  const keys = (key: string): string[] => listPlaces(menus, key).map((one) => one.join(','));
  expect(keys('0')).toEqual(['1']);
  expect(keys('0,0')).toEqual(['0', '1']);
  expect(keys('1')).toEqual(['0', '0,0']);
});

test.each([
  ['moved within its row', '0', [row[1], row[0]], '1'],
  ['behind one that is new', '1', [{ page: 'news' }, ...row], '2'],
  ['moved below another', '1', [{ page: 'bread', items: [{ page: 'cakes' }] }], '0,0'],
  ['changed where it is', '0', [{ page: 'bread', label: 'Loaves' }, row[1]], '0'],
  ['gone', '1', [row[0]], undefined],
])('the entry that is selected is followed: %s', (_, key, menus, now) => {
  const toState = (list: unknown) => ({ manifest: { menus: list } }) as unknown as EditorState;
  const selection = { type: 'site', part: `menus/${key}` } as const;
  expect(
    selectIn({ ...first, site: toState(row), selection }, { site: toState(menus) }).selection,
  ).toEqual(now === undefined ? undefined : { ...selection, part: `menus/${now}` });
});
