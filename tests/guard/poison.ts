// A value → the same, until it is poisoned: from then on nobody can read it.
export interface Poisonable<Value extends object> {
  readonly value: Value;
  /** Reads throw while this runs. */
  whilePoisoned<Result>(act: () => Result): Result;
}

export function makePoisonable<Value extends object>(original: Value): Poisonable<Value> {
  let isPoisoned = false;
  const known = new WeakMap<object, object>();
  const check = (key: unknown): void => {
    if (isPoisoned)
      throw new Error(`What is made read "${String(key)}", which is not in its input.`);
  };
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const found = known.get(value);
    if (found !== undefined) return found;
    const proxy = new Proxy(value, {
      get: (target, key) => {
        check(key);
        return wrap(Reflect.get(target, key));
      },
      has: (target, key) => {
        check(key);
        return Reflect.has(target, key);
      },
      ownKeys: (target) => {
        check('its keys');
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, key) => {
        check(key);
        const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
        return descriptor && { ...descriptor, value: wrap(descriptor.value) };
      },
    });
    known.set(value, proxy);
    return proxy;
  };
  return {
    value: wrap(original) as Value,
    whilePoisoned: (act) => {
      isPoisoned = true;
      try {
        return act();
      } finally {
        isPoisoned = false;
      }
    },
  };
}
