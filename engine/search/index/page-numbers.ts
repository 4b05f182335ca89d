// The ids of pages → their numbers: small, and the same until there are twice as many pages.

/** FNV-1a, mixed: ids differ mostly at their ends. */
function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Eight numbers for a page leave room for others to come between. */
const countBits = (pages: number): number => Math.max(3, Math.ceil(Math.log2(8 * pages)));

/** By id; of two pages with one number, the one whose id comes later has the next. */
export function numberPages(ids: readonly string[]): ReadonlyMap<string, number> {
  const bits = countBits(ids.length);
  const size = 2 ** bits;
  const taken = new Set<number>();
  return new Map(
    [...ids].sort().map((id) => {
      let number = hashId(id) >>> (32 - bits);
      while (taken.has(number)) number = (number + 1) % size;
      taken.add(number);
      return [id, number];
    }),
  );
}
