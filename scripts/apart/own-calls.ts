// Calls of a site's own code → the same, marked for the thread that watches over them. Where none does, they are only made.
import { getHeapStatistics } from 'node:v8';
import { type Mark, Marker } from './marks';
import { getThreadData } from './thread-data';

export interface OwnCalls {
  /** Makes a call; its time counts until it returns. */
  readonly within: <Result>(mark: Mark, act: () => Result) => Result;
  /** Within a call: what is at work from now on. */
  readonly mark: (mark: Mark) => void;
  /** Makes a call, and waits until nothing that it started keeps the thread from anything else. */
  readonly settle: <Result>(mark: Mark, act: () => Result) => Promise<Result>;
}

const unwatched: OwnCalls = {
  within: (_mark, act) => act(),
  mark: () => undefined,
  settle: async (_mark, act) => act(),
};

function createWatched(marker: Marker): OwnCalls {
  let current: Mark | undefined;
  const enter = (mark: Mark): void => {
    if (current === undefined) marker.setHeap(getHeapStatistics().used_heap_size);
    current = mark;
    marker.set(mark);
  };
  const leave = (before: Mark | undefined): void => {
    current = before;
    if (before === undefined) marker.leave();
    else marker.set(before);
  };
  const within: OwnCalls['within'] = (mark, act) => {
    const before = current;
    enter(mark);
    try {
      return act();
    } finally {
      leave(before);
    }
  };
  return {
    within,
    mark: enter,
    settle: async (mark, act) => {
      const result = within(mark, act);
      // Promises that call one another without end never let it come.
      enter(mark);
      await new Promise((resolve) => setImmediate(resolve));
      leave(undefined);
      return result;
    },
  };
}

export function createOwnCalls(): OwnCalls {
  const data = getThreadData();
  return data === undefined ? unwatched : createWatched(new Marker(data.memory));
}
