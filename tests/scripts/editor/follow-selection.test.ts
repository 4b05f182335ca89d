// A block that is selected, before a change of its page → the same block after it.
import { describe, expect, test } from 'vitest';
import {
  findConcerned,
  followPath,
  selectIn,
} from '../../../scripts/editor/shell/follow-selection';
import { first, type Selection } from '../../../scripts/editor/shell/shell-state';
import type { EditorState } from '../../../scripts/editor/site-state';

const toBlock = (heading: string) => ({ type: 'text', heading, text: 'Said here.' });
const toState = (headings: readonly string[], document?: string) =>
  ({
    manifest: { pages: { home: { document, blocks: headings.map(toBlock) } } },
  }) as unknown as EditorState;
const follow = (site: EditorState, selection: Selection, next: EditorState) =>
  selectIn({ ...first, site, selection }, { site: next }).selection;
const page = { type: 'page', page: 'home' } as const;
const block = (index: number) => ({ type: 'block', page: 'home', index }) as const;

test.each([
  ['as it was', ['a', 'b'], 1, ['a', 'b'], 1],
  ['behind a new one', ['a', 'b'], 1, ['new', 'a', 'b'], 2],
  ['moved', ['a', 'b', 'c'], 0, ['b', 'c', 'a'], 2],
  ['changed', ['a', 'b'], 1, ['a', 'other'], 1],
  ['changed, with another like it', ['a', 'a'], 0, ['other', 'a'], 0],
  ['changed, behind a new one', ['a', 'b', 'c'], 1, ['a', 'b too', 'new', 'c'], 1],
  ['made by the engine', ['a'], 1, ['a', 'b'], 2],
])('%s', (_, before, index, after, now) => {
  expect(follow(toState(before), block(index), toState(after))).toEqual(block(now));
});

test('one that is gone leaves its page selected', () => {
  expect(follow(toState(['a', 'b']), block(1), toState(['a']))).toEqual(page);
});

test('the document of a page is the first', () => {
  const [site, next] = [toState(['a', 'b'], 'home.md'), toState(['new', 'a', 'b'], 'home.md')];
  expect(follow(site, block(0), next)).toEqual(block(0));
  expect(follow(site, block(1), next)).toEqual(block(2));
  expect(follow(site, block(0), toState(['a', 'b']))).toEqual(page);
  expect(follow(site, block(2), toState(['a', 'b']))).toEqual(block(1));
});

test('a page that is back is found', () => {
  const withPages = (...ids: string[]) =>
    ({ pages: ids.map((id) => ({ id })), collections: [] }) as unknown as EditorState;
  const findCome = (site: EditorState | undefined, next: EditorState) =>
    findConcerned({ site, path: '/' }, next);
  expect(findCome(withPages('home'), withPages('home', 'visit'))).toBe('visit');
  expect(findCome(withPages('home', 'visit'), withPages('home'))).toBeUndefined();
  expect(findCome(withPages('home'), withPages('home', 'a', 'b'))).toBeUndefined();
  expect(findCome(undefined, withPages('home'))).toBeUndefined();
});

describe('the page in the frame', () => {
  const pages = (...entries: (readonly [id: string, path: string, parent?: string])[]) =>
    entries.map(([id, path, parent = null]) => ({ id, path, parent, title: id }));
  const toSite = (shown: ReturnType<typeof pages>, items: readonly object[] = []) =>
    ({
      pages: shown,
      collections: [{ id: 'news', list: 'news', items }],
      manifest: { pages: Object.fromEntries(shown.map(({ id, path }) => [id, { path }])) },
    }) as unknown as EditorState;
  const home = ['home', '/'] as const;
  const item = { id: 'news:saw', file: 'files/news/saw.md', path: '/news/saw', title: 'A saw' };
  const withNews = toSite(pages(home, ['news', '/news']), [item]);

  test('is the list of an article that is gone', () => {
    const site = { ...first, site: withNews, path: '/news/saw' };
    const next = toSite(pages(home, ['news', '/news']));
    expect(followPath(site, next)).toEqual({ path: '/news', address: undefined });
    const selection = { type: 'page', page: 'news:saw' } as const;
    expect(selectIn({ ...site, selection }, { site: next }).selection).toEqual({
      ...{ type: 'page', page: 'news' },
    });
  });

  test('is the page above one that is gone, else the home page', () => {
    const site = toSite(pages(home, ['trades', '/trades'], ['saws', '/saws', 'trades']));
    const shown = { ...first, site, path: '/saws' };
    expect(followPath(shown, toSite(pages(home, ['trades', '/trades']))).path).toBe('/trades');
    expect(followPath(shown, toSite(pages(home))).path).toBe('/');
    expect(followPath(shown, site)).toEqual({});
  });

  test('moves with its address', () => {
    const shown = { ...first, site: toSite(pages(home, ['saws', '/saws'])), path: '/saws' };
    expect(followPath(shown, toSite(pages(home, ['saws', '/old-saws']))).path).toBe('/old-saws');
  });

  test('is that which is concerned by what is taken back', () => {
    const next = toSite(pages(home, ['news', '/current']), [item]);
    const at = (path: string) => ({ site: withNews, path });
    expect(findConcerned(at('/'), next, [])).toBe('news');
    expect(findConcerned(at('/current'), next, [])).toBeUndefined();
    expect(findConcerned(at('/'), withNews, [item.file])).toBe('news:saw');
    expect(findConcerned(at('/'), withNews, ['site.manifest.json'])).toBeUndefined();
  });
});
