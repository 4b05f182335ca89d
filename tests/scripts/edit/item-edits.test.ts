// "page rename" and "page remove" with the id of an item: what becomes of its file, its address, and of everything that names it.
import { expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { openWorld } from '../../../scripts/source/open-world';

const world = await openWorld('tests/sites/collections', { documents: true });

const change = (operation: Operation) => check([operation], new Base(world));

/** What each file says afterwards. */
const textsOf = ({
  site,
}: ReturnType<typeof change>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(site.changes().map(({ path, after }) => [path, after && textOf(after)]));

test('a renamed item keeps its former address, and what names it says so', () => {
  const checked = change({ op: 'page rename', id: 'news:new-rooms', to: 'news:six-rooms' });
  expect(checked.refusing).toEqual([]);
  const texts = textsOf(checked);
  expect(texts['files/news/new-rooms.md']).toBeUndefined();
  expect(texts['files/news/six-rooms.md']).toContain('formerly: [/news/new-rooms]\n');
  expect(texts['site.manifest.json']).toContain('"news:six-rooms"');
  expect(Object.values(texts).join('')).not.toMatch(/news:new-rooms/);
});

test('the author of news, and an item with a place in an order by hand, are renamed there', () => {
  const author = textsOf(change({ op: 'page rename', id: 'team:office', to: 'team:desk' }));
  expect(author['files/news/new-rooms.md']).toContain(
    'authors: ["team:desk", Friends of the school]',
  );
  const story = change({ op: 'page rename', id: 'stories:evening-choir', to: 'stories:choir' });
  expect(textsOf(story)['site.manifest.json']).toMatch(
    /"sequence": \["choir", "school-orchestra"\]/,
  );
});

test('a removed item leads elsewhere, and nothing names it any more', () => {
  const checked = change({ op: 'page remove', id: 'news:new-rooms', redirectTo: 'news' });
  expect(checked.refusing).toEqual([]);
  const texts = textsOf(checked);
  expect(Object.keys(texts)).toContain('files/news/new-rooms.md');
  expect(JSON.parse(texts['site.manifest.json'] ?? '').redirects).toContainEqual({
    from: '/news/new-rooms',
    page: 'news',
  });
  expect(Object.values(texts).join('')).not.toContain('news:new-rooms');
  const gone = textsOf(change({ op: 'page remove', id: 'events:winter-evening' }));
  expect(gone['files/news/new-rooms.md']).toContain('related: [contact]');
  expect(JSON.parse(gone['site.manifest.json'] ?? '').redirects).toContainEqual({
    from: expect.stringMatching(/^\/concerts\/\d{4}\/winter-evening$/),
    status: 410,
  });
});

test('an item that is not there, another collection, and a path are refused', () => {
  const rename = (id: string, to: string) => () => change({ op: 'page rename', id, to });
  expect(rename('news:nothing', 'news:x')).toThrow('There is no item "news:nothing"');
  expect(rename('news:radio', 'events:radio')).toThrow('cannot be the name of "news:radio"');
  expect(rename('news:radio', 'news:library')).toThrow('already');
  expect(() => change({ op: 'page move', id: 'news:radio', path: '/radio' })).toThrow('"slug"');
});
