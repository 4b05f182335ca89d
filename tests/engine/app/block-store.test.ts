import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlockStore, ChunkFailure } from '../../../engine/app/block-store';
import type { BlockType } from '../../../engine/blocks/block-props';
import { sampleBlocks } from '../blocks/sample-blocks';

const address = '/_site/assets/people-1.js';
const Component = () => null;

let asked: string[];
let answers: (() => Promise<{ readonly Block: typeof Component }>)[];

const good = async () => ({ Block: Component });
const bad = async () => {
  throw new TypeError('Failed');
};
const never = () => new Promise<never>(() => undefined);

const createStore = () =>
  new BlockStore({
    chunks: { people: address },
    timeLimit: 120_000,
    importModule: (from) => {
      asked.push(from);
      return (answers.shift() ?? good)();
    },
  });

const load = (store: BlockStore, ...types: BlockType[]) =>
  store.load({ blocks: types.map((type) => sampleBlocks[type]) });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

test('blocks of the app are there at once; others come once, by the name of their type', async () => {
  const store = createStore();
  expect(store.get('text')).toBeTypeOf('function');
  await load(store, 'people', 'people', 'text');
  expect(store.get('people')).toBe(Component);
  expect(asked).toEqual([address]);
});

test('code that failed is asked for under another address, for browsers remember failures', async () => {
  const store = createStore();
  answers = [bad, bad];
  await expect(store.get('people')).rejects.toBeInstanceOf(ChunkFailure);
  await expect(store.get('people')).rejects.toBeInstanceOf(ChunkFailure);
  expect(asked).toEqual([address]);
  store.retry('people');
  await expect(store.get('people')).rejects.toBeInstanceOf(ChunkFailure);
  store.retry('people');
  await store.get('people');
  expect(store.get('people')).toBe(Component);
  expect(asked).toEqual([address, `${address}?r=1`, `${address}?r=2`]);
});

test('code that does not come in time has failed, and not a moment earlier', async () => {
  const store = createStore();
  answers = [never];
  const ended = vi.fn();
  const loading = load(store, 'people').catch(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(ended.mock.calls[0]?.[0]).toBeInstanceOf(ChunkFailure);
});

test('no timer is left once the code is there', async () => {
  await load(createStore(), 'people');
  expect(vi.getTimerCount()).toBe(0);
});
