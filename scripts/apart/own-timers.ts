// The timers of a thread → those that a site's own code has started and not ended, each with the place where it did.

type Timer = ReturnType<typeof setTimeout> | ReturnType<typeof setImmediate>;
type Callback = (...values: unknown[]) => void;

export interface OwnTimers {
  /** Stacks, of timers that keep the thread from its end. */
  listStacks(): string[];
}

const starters = ['setTimeout', 'setInterval', 'setImmediate'] as const;
const enders = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;

const replace = <Name extends (typeof starters)[number] | (typeof enders)[number]>(
  name: Name,
  make: (usual: (typeof globalThis)[Name]) => (...values: never[]) => unknown,
): void => {
  const usual = globalThis[name];
  const made = Object.defineProperties(make(usual), Object.getOwnPropertyDescriptors(usual));
  Object.defineProperty(globalThis, name, { value: made, configurable: true, writable: true });
};

/** `isOwn` says whether own code is at work. What its timers start is its own as well. */
export function watchTimers(isOwn: () => boolean): OwnTimers {
  const started = new Map<unknown, Error>();
  let isInTimer = false;
  const start = (usual: (callback: Callback, ...rest: unknown[]) => Timer, isOnce: boolean) => {
    return (callback: Callback, ...rest: unknown[]): Timer => {
      if (!(isInTimer || isOwn())) return usual(callback, ...rest);
      const marked: Callback = (...values) => {
        if (isOnce) started.delete(timer);
        isInTimer = true;
        try {
          callback(...values);
        } finally {
          isInTimer = false;
        }
      };
      const timer = usual(typeof callback === 'function' ? marked : callback, ...rest);
      started.set(timer, new Error());
      return timer;
    };
  };
  for (const name of starters)
    replace(name, (usual) => start(usual as never, name !== 'setInterval'));
  for (const name of enders)
    replace(name, (usual) => (timer: unknown) => {
      started.delete(timer);
      (usual as Callback)(timer);
    });
  return {
    listStacks: () =>
      [...started].flatMap(([timer, error]) =>
        (timer as Timer).hasRef() ? [String(error.stack)] : [],
      ),
  };
}
