// What lists of a collection show, and which pages stand beside them.
import { describe, expect, test } from 'vitest';
import {
  cutList,
  cutSelection,
  planLists,
  selectItems,
  toSelection,
} from '../../../../engine/content/collections/cut-lists';
import { toListId, toListPath } from '../../../../engine/content/collections/list-key';
import type { Item, ListedCollection } from '../../../../engine/model/items';

const collection: ListedCollection = {
  ...{ list: 'news', archive: false, order: 'newest', feeds: [] },
  tags: { press: { title: 'Press', feed: false } },
  addresses: {
    ...{ page: 'page/{n}', tag: 'tag/{tag}', year: '{year}', letter: 'letter/{letter}' },
  },
};

const toItem = (number: number, more: Partial<Item> = {}): Item => ({
  id: `news:n${number}`,
  ...{ collection: 'news', kind: 'article', name: `n${number}`, title: `Number ${number}` },
  date: new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10),
  value: number % 3 === 0 ? { tags: ['press'] } : {},
  ...more,
});

const toItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => toItem(index));

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** What each numbered page shows, by its number. They are cut as builds cut them: ranked once for all. */
function listPages(items: readonly Item[]): Map<number, string> {
  const keys = planLists({ collection: 'news' }, items, collection).filter(
    ({ tag }) => tag === undefined,
  );
  const selection = toSelection(items);
  return new Map(
    keys.map(({ page = 0 }) => [
      page,
      idsOf(cutSelection(selection, { page }, collection).items).join(),
    ]),
  );
}

describe('lists by date', () => {
  test('show at least ten and at most nineteen, where there are as many', () => {
    for (let count = 0; count < 120; count += 1) {
      const { items } = cutList(toItems(count), {}, collection);
      expect(items.length).toBe(count < 20 ? count : 10 + (count % 10));
      expect(idsOf(items)).toEqual(
        idsOf(
          [...items].sort((a, b) =>
            a.id === b.id ? 0 : Number(b.id.slice(6)) - Number(a.id.slice(6)),
          ),
        ),
      );
    }
  });

  test('an added item changes no numbered page, a thousand times', () => {
    const items = toItems(1000);
    let before = listPages([]);
    for (let count = 1; count <= items.length; count += 1) {
      const after = listPages(items.slice(0, count));
      const changed = [...before].filter(([page, shown]) => after.get(page) !== shown);
      expect(changed).toEqual([]);
      expect(after.size - before.size).toBeLessThanOrEqual(1);
      before = after;
    }
    expect(before.size).toBe(99);
  });

  test('show every item on exactly one page', () => {
    const items = toItems(137);
    const shown = [
      ...listPages(items).values(),
      idsOf(cutList(items, {}, collection).items).join(),
    ];
    expect(shown.flatMap((ids) => ids.split(',')).sort()).toEqual(idsOf(items).sort());
  });

  test('an item that expires leaves its page, and no other changes', () => {
    const items = toItems(60);
    const before = listPages(items);
    const expired = items.map((item) =>
      item.name === 'n12' ? { ...item, isExpired: true as const } : item,
    );
    const after = listPages(expired);
    expect([...before].filter(([page, shown]) => after.get(page) !== shown)).toHaveLength(1);
    expect(after.get(2)).not.toContain('news:n12');
    expect(after.size).toBe(before.size);
  });

  test('older pages lead to older ones, to the first', () => {
    const items = toItems(45);
    expect(cutList(items, {}, collection).older).toBe(3);
    expect(cutList(items, { page: 3 }, collection).older).toBe(2);
    expect(cutList(items, { page: 1 }, collection).older).toBeUndefined();
  });

  test('drafts stand in the list, and have no place in the numbering', () => {
    const items = toItems(40);
    const draft = toItem(2, { id: 'news:draft', draft: true });
    expect(listPages([...items, draft])).toEqual(listPages(items));
    expect(idsOf(cutList([...items, draft], {}, collection).items)).toContain('news:draft');
  });
});

test('tags, years and their pages have ids and addresses of their own', () => {
  const items = toItems(400);
  const keys = planLists({ collection: 'news' }, items, { ...collection, archive: true });
  const ids = keys.map((key) => toListId(key, collection));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('news:page/39');
  expect(ids).toContain('news:tag/press');
  expect(ids).toContain('news:tag/press/page/12');
  expect(ids).toContain('news:year/2020');
  expect(toListPath({ collection: 'news', tag: 'press', page: 2 }, collection)).toBe(
    '/tag/press/page/2',
  );
  expect(selectItems(items, { collection: 'news', year: '2020', tag: 'press' })).toHaveLength(122);
});

test('what comes next stands first, then what was last', () => {
  const events = [toItem(1, { isPast: true }), toItem(2, { isPast: true }), toItem(3), toItem(4)];
  const { items } = cutList(events, {}, { ...collection, order: 'next' });
  expect(items.map(({ name }) => name)).toEqual(['n3', 'n4', 'n2', 'n1']);
});

test('more than a hundred by title stand by their letters', () => {
  const people = Array.from({ length: 130 }, (_, index) =>
    toItem(index, { title: `${index % 2 ? 'Äpfel' : 'Birnen'} ${String(index).padStart(3, '0')}` }),
  );
  const byTitle: ListedCollection = { ...collection, order: 'title', tags: {} };
  expect(planLists({ collection: 'news' }, people, byTitle)).toEqual([
    { collection: 'news', letter: 'a' },
    { collection: 'news', letter: 'b' },
  ]);
  expect(planLists({ collection: 'news' }, people.slice(0, 100), byTitle)).toEqual([]);
  expect(cutList(people, {}, byTitle).items).toHaveLength(65);
});

test('by hand, the sequence decides, and what it lacks stands behind it', () => {
  const byHand: ListedCollection = { ...collection, order: 'by-hand', sequence: ['n2', 'n0'] };
  const { items } = cutList(toItems(4), {}, byHand);
  expect(items.map(({ name }) => name)).toEqual(['n2', 'n0', 'n1', 'n3']);
});

test('above a hundred, every item that is not listed by date has a place: on the page of its letter or its year', () => {
  const items = toItems(650);
  for (const order of ['by-hand', 'title', 'next'] as const) {
    const own: ListedCollection = { ...collection, order };
    const keys = planLists({ collection: 'news' }, items, own).filter(
      ({ tag }) => tag === undefined,
    );
    expect(keys.length).toBeGreaterThan(0);
    const shown = keys.flatMap((key) => idsOf(cutList(selectItems(items, key), key, own).items));
    expect(new Set(shown).size).toBe(items.length);
    expect(cutList(items, {}, own).items.length).toBeLessThanOrEqual(100);
  }
});
