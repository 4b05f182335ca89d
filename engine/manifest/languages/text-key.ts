// Texts as they are compared, and grouped by it.

/** Most texts are as they are compared already. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** Words as they are compared: however their letters are encoded, and their lines broken. */
export const toKey = (text: string): string =>
  isPlain.test(text) ? text : text.normalize('NFC').replace(/\s+/g, ' ').trim();

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
