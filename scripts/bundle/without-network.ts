// Pages are made at once → code that asks for data while one is made throws there, not when the request fails after the build.

/** What it throws. */
export const noNetwork = 'fetch is called while pages are made';

const fetchNothing = (): never => {
  throw new Error(noNetwork);
};

/** While it acts there is no `fetch`. The usual one is not read: Node would load it. */
export function withoutNetwork<Result>(act: () => Result): Result {
  const usual = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  if (usual === undefined) return act();
  Object.defineProperty(globalThis, 'fetch', { value: fetchNothing, configurable: true });
  try {
    return act();
  } finally {
    Object.defineProperty(globalThis, 'fetch', usual);
  }
}
