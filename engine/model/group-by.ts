// A list → the same in groups, by what each of them has.

/** In their order. */
export function groupBy<One>(all: Iterable<One>, find: (one: One) => string): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of all) {
    const key = find(one);
    const known = found.get(key);
    if (known) known.push(one);
    else found.set(key, [one]);
  }
  return found;
}
