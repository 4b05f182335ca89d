// A list that is gone through once → the same, which leads to nothing once it is at its end.

/** A generator that is done leads to all that it had in hand, and a loop leads to its last one until the next begins. */
export function letGo<One>(list: Iterable<One>): Iterable<One> {
  let left: Iterator<One> | undefined = list[Symbol.iterator]();
  const next = (): IteratorResult<One> => {
    const result: IteratorResult<One> = left?.next() ?? { done: true, value: undefined };
    if (result.done) left = undefined;
    return result;
  };
  return { [Symbol.iterator]: () => ({ next }) };
}
