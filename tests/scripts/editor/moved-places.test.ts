// A step that was made before others were written → the same step where what it is about stands now.
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../engine/model/json';
import { followStep } from '../../../scripts/editor/moved-places';

const file = 'site.manifest.json';
const site = (blocks: readonly string[], menus: readonly unknown[] = []) => ({
  pages: { home: { blocks: blocks.map((heading) => ({ type: 'text', heading })) } },
  menus: menus as never,
});
const follow = (operation: object, ...seen: readonly ReturnType<typeof site>[]) => {
  const step = { type: 'operations', operations: [operation as never] } as const;
  const followed = followStep(
    step,
    seen.map((manifest) => ({ manifest })),
  );
  return followed?.type === 'operations' ? followed.operations[0] : undefined;
};
const blocks = ['pages', 'home', 'blocks'];
const set = (index: number) => ({
  op: 'set',
  file,
  path: [...blocks, index, 'heading'],
  value: 'x',
});

test('words go where their block has gone', () => {
  const [before, without, longer] = [
    site(['a', 'b', 'c']),
    site(['b', 'c']),
    site(['new', 'a', 'b', 'c']),
  ];
  expect(follow(set(2), before, without)).toEqual(set(1));
  expect(follow(set(0), before, longer)).toEqual(set(1));
  expect(follow(set(2), before, site(['c', 'a', 'b']))).toEqual(set(0));
  expect(follow(set(2), before, without, site(['c', 'b']))).toEqual(set(0));
  expect(follow(set(0), before)).toEqual(set(0));
});

test('what has changed where it stands is still meant, what is gone is not', () => {
  const before = site(['a', 'b', 'c']);
  expect(follow(set(1), before, site(['a', 'other', 'c']))).toEqual(set(1));
  expect(follow(set(0), before, site(['b', 'c']))).toBeUndefined();
  const remove = { op: 'block remove', page: 'home', block: 1 };
  expect(follow(remove, before, site(['a', 'c']))).toBeUndefined();
  expect(follow(remove, before, site(['b', 'c']))).toEqual({ ...remove, block: 0 });
});

test('what is said of a block that is about to come is said of no other', () => {
  expect(follow(set(2), site(['a', 'b']), site(['a', 'b', 'new']))).toEqual(set(2));
});

test('of two that are alike, the one that is changed is meant', () => {
  expect(follow(set(0), site(['a', 'a']), site(['other', 'a']))).toEqual(set(0));
});

test('a block that is moved again goes on from where it is', () => {
  const before = site(['a', 'b', 'c']);
  const down = { op: 'block move', page: 'home', block: 0, index: 1 };
  expect(follow(down, before, site(['b', 'a', 'c']))).toEqual({ ...down, block: 1, index: 2 });
  expect(follow(down, before, site(['b', 'c', 'a']))).toEqual({ ...down, block: 2, index: 2 });
});

test('something new stays behind what it was put behind', () => {
  const add = { op: 'block insert', page: 'home', index: 2, value: {} };
  const before = site(['a', 'b', 'c']);
  expect(follow(add, before, site(['b', 'c']))).toEqual({ ...add, index: 1 });
  expect(follow(add, before, site(['new', 'a', 'b', 'c']))).toEqual({ ...add, index: 3 });
});

test('an entry of the menus is found below the one that holds it', () => {
  const [one, two, three] = [{ page: 'one' }, { page: 'two' }, { page: 'three' }];
  const before = site([], [one, { page: 'more', items: [two, three] }]);
  const after = site([], [{ page: 'more', items: [two, three] }]);
  const remove = { op: 'menu remove', entry: [1, 0] };
  expect(follow(remove, before, after)).toEqual({ ...remove, entry: [0, 0] });
  expect(follow({ op: 'menu remove', entry: [0] }, before, after)).toBeUndefined();
  expect(follow({ op: 'menu remove', entry: 'two' }, before, after)).toEqual({
    ...{ op: 'menu remove', entry: 'two' },
  });
  const down = { op: 'menu move', entry: [1, 0], menu: [1], index: 1 };
  expect(follow(down, before, after)).toEqual({ ...down, entry: [0, 0], menu: [0] });
});

describe('in other files', () => {
  const other = 'files/data/x.json';
  const change = (operation: object, path: readonly (string | number)[], more: object = {}) =>
    ({ ...operation, file: other, path, ...more }) as never;
  const remove = (...path: (string | number)[]) => change({ op: 'remove' }, path);
  const insert = (index?: number) => change({ op: 'insert' }, ['rows'], { index });
  const move = (from: number, to: number) =>
    change({ op: 'move' }, ['rows', from], { to: ['rows', to] });
  const write = (...path: (string | number)[]) => change({ op: 'set' }, path, { value: 'x' });
  const then = (step: JsonValue, ...written: readonly JsonValue[]) => {
    const { manifest } = { manifest: site(['a']) };
    const seen = [{ manifest }, ...written.map((one) => ({ manifest, written: [one] }))];
    const followed = followStep({ type: 'operations', operations: [step] }, seen);
    return followed?.type === 'operations' ? followed.operations[0] : undefined;
  };

  test.each<readonly [JsonValue, readonly JsonValue[], JsonValue | undefined]>([
    [write('rows', 2, 'name'), [remove('rows', 0)], write('rows', 1, 'name')],
    [write('rows', 2, 'name'), [remove('rows', 2)], undefined],
    [write('rows', 1), [remove('rows', 2)], write('rows', 1)],
    [write('rows', 1), [insert(1)], write('rows', 2)],
    [write('rows', 1), [insert()], write('rows', 1)],
    [write('rows', 0, 'name'), [move(0, 2)], write('rows', 2, 'name')],
    [write('rows', 2), [move(0, 2)], write('rows', 1)],
    [write('rows', 2), [remove('rows', 0), remove('rows', 0)], write('rows', 0)],
    [remove('rows', 1, 'parts', 3), [remove('rows', 0)], remove('rows', 0, 'parts', 3)],
    [remove('rows', 1), [remove('rows', 1)], undefined],
    [move(2, 1), [remove('rows', 0)], move(1, 0)],
    [insert(2), [remove('rows', 0)], insert(1)],
    [write('title'), [remove('rows', 0)], write('title')],
    [write('others', 1), [remove('rows', 0)], write('others', 1)],
  ])('%j after %j', (step, written, followed) => {
    expect(then(step, ...written)).toEqual(followed);
  });

  test('steps of other files count for none of them', () => {
    const elsewhere = { ...(remove('rows', 0) as object), file: 'files/data/y.json' };
    expect(then(write('rows', 1), elsewhere as never)).toEqual(write('rows', 1));
  });
});

test('what was seen goes where its place has gone', () => {
  const seen = { file, path: [...blocks, 2, 'heading'], value: 'c' };
  const step = { type: 'operations', operations: [set(2) as never], seen } as const;
  const sites = [{ manifest: site(['a', 'b', 'c']) }, { manifest: site(['b', 'c']) }];
  expect(followStep(step, sites)).toMatchObject({ seen: { ...seen, path: set(1).path } });
});
