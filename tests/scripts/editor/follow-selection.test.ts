// A block that is selected, before a change of its page → the same block after it.
import { expect, test } from 'vitest';
import { findCome, selectIn } from '../../../scripts/editor/shell/follow-selection';
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
  expect(findCome(withPages('home'), withPages('home', 'visit'))).toBe('visit');
  expect(findCome(withPages('home', 'visit'), withPages('home'))).toBeUndefined();
  expect(findCome(withPages('home'), withPages('home', 'a', 'b'))).toBeUndefined();
  expect(findCome(undefined, withPages('home'))).toBeUndefined();
});
