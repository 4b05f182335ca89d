// The timers of a thread → those that a site's own code has started and not ended, each with the place where it did.

type Timer = ReturnType<typeof setTimeout>;
type Callback = (...values: unknown[]) => void;

export interface OwnTimers {
  /** Stacks, of timers that keep the thread from its end. */
  listStacks(): string[];
}

const replace = <Name extends 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'>(
  name: Name,
  make: (usual: (typeof globalThis)[Name]) => (...values: never[]) => unknown,
): void => {
  const usual = globalThis[name];
  const made = Object.defineProperties(make(usual), Object.getOwnPropertyDescriptors(usual));
  Object.defineProperty(globalThis, name, { value: made, configurable: true, writable: true });
};

/** `isOwn` says whether own code is at work. */
export function watchTimers(isOwn: () => boolean): OwnTimers {
  const started = new Map<unknown, Error>();
  const note = <Started extends Timer>(timer: Started): Started => {
    if (isOwn()) started.set(timer, new Error());
    return timer;
  };
  replace('setInterval', (usual) => (callback: Callback, ...rest: [number?, ...unknown[]]) => {
    return note(usual(callback, ...rest));
  });
  replace('setTimeout', (usual) => (callback: Callback, ...rest: [number?, ...unknown[]]) => {
    const once: Callback = (...values) => {
      started.delete(timer);
      callback(...values);
    };
    const timer = note(usual(once, ...rest));
    return timer;
  });
  for (const name of ['clearTimeout', 'clearInterval'] as const)
    replace(name, (usual) => (timer: Timer | undefined) => {
      started.delete(timer);
      usual(timer);
    });
  return {
    listStacks: () =>
      [...started].flatMap(([timer, error]) =>
        (timer as Timer).hasRef() ? [String(error.stack)] : [],
      ),
  };
}
