// What a list had in hand can go once it is at its end.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { letGo } from '../../../engine/output/let-go';
import { collectNow } from '../../../scripts/files/collect-sooner';

let inHand: WeakRef<object> | undefined;

function* listWords(): Iterable<string> {
  const words = ['one', 'two'];
  inHand = new WeakRef(words);
  yield* [0, 1].flatMap((index) => words[index] ?? []);
}

test('it is the same list, once', () => {
  const list = letGo(listWords());
  expect([...list]).toEqual(['one', 'two']);
  expect([...list]).toEqual([]);
});

test('what it had in hand goes while something leads to the list', async () => {
  const list = letGo(listWords());
  expect([...list]).toHaveLength(2);
  await setImmediate();
  collectNow();
  expect(inHand?.deref()).toBeUndefined();
  expect([...list]).toEqual([]);
});
