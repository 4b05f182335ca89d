// What all code of a thread shares, such as JSON.stringify → put back where a site's own code has replaced it or added to it. Nothing that own code
// may have replaced is used for it: no method, no iterator.

const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

const names = [
  ...['Array', 'Date', 'Function', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'WeakMap'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'clearTimeout'],
] as const;

interface Shared {
  readonly name: string;
  readonly holder: object;
  readonly key: PropertyKey;
  readonly descriptor: PropertyDescriptor;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  one.value === other?.value && one.get === other?.get && one.set === other?.set;

function listMembers(name: string, holder: object): Shared[] {
  return ownKeys(holder).flatMap((key) => {
    const descriptor = getOwnPropertyDescriptor(holder, key);
    const isFixed = descriptor?.configurable !== true || typeof descriptor.value !== 'function';
    return isFixed ? [] : [{ name: `${name}.${String(key)}`, holder, key, descriptor }];
  });
}

/** Whoever walks through an object would meet it there: what is built in is not enumerable. */
function removeAdded(name: string, prototype: object): string | undefined {
  let first: string | undefined;
  for (const key in prototype) {
    const wasThere = getOwnPropertyDescriptor(prototype, key) !== undefined;
    if (wasThere && deleteProperty(prototype, key)) first ??= `adds "${key}" to ${name}`;
  }
  return first;
}

/** All of it as it is now. The function that it returns puts back what is different then, and says of the first of it what was done. */
export function keepIntrinsics(): () => string | undefined {
  const prototypes: (readonly [name: string, prototype: object])[] = [];
  const shared = names.flatMap((name): Shared[] => {
    const descriptor = getOwnPropertyDescriptor(globalThis, name);
    const value: unknown = globalThis[name];
    if (descriptor === undefined || !isObject(value)) return [];
    const itself = { name, holder: globalThis, key: name, descriptor };
    const { prototype } = value as { readonly prototype?: unknown };
    const own = [itself, ...listMembers(name, value)];
    if (!isObject(prototype)) return own;
    prototypes.push([`${name}.prototype`, prototype]);
    return [...own, ...listMembers(`${name}.prototype`, prototype)];
  });
  return () => {
    let first: string | undefined;
    for (let index = 0; index < shared.length; index += 1) {
      const one = shared[index];
      if (one === undefined) continue;
      const { name, holder, key, descriptor } = one;
      if (isSame(descriptor, getOwnPropertyDescriptor(holder, key))) continue;
      defineProperty(holder, key, descriptor);
      first ??= `replaces ${name}`;
    }
    for (let index = 0; index < prototypes.length; index += 1) {
      const one = prototypes[index];
      const added = one && removeAdded(one[0], one[1]);
      first ??= added;
    }
    return first;
  };
}
