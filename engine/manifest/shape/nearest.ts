// "Did you mean": the nearest of some names by edit distance, swaps of neighbours included.

/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (before[column - 2] ?? best) + 1);
      }
      next.push(best);
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

const maxLength = 200;

/** How many letters two texts share from the beginning. */
function likeness(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const sortLetters = (text: string): string => [...text].sort().join('');

/** Of names that are equally near, the one with the same letters, then the one with the same beginning. */
const measure = (wanted: string, other: string): number =>
  editDistance(wanted, other) -
  likeness(wanted, other) / 1000 -
  (sortLetters(wanted) === sortLetters(other) ? 0.3 : 0);

/** Equal for names that are spoken alike, such as "fone" and "phone". */
const toSound = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');

function findAlike(name: string, candidates: Iterable<string>): string | undefined {
  const sound = toSound(name);
  for (const candidate of candidates) if (toSound(candidate) === sound) return candidate;
  return undefined;
}

/** The name that was probably meant, or undefined when none is near enough (a third of its length). */
export function findNearest(name: string, given: Iterable<string>): string | undefined {
  if (name.length > maxLength) return undefined;
  const candidates = [...given];
  const wanted = name.toLowerCase();
  let nearest: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 0.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > bestDistance) continue;
    const other = candidate.toLowerCase();
    const distance = other === wanted ? 0.1 : measure(wanted, other);
    if (distance < bestDistance) {
      bestDistance = distance;
      nearest = candidate;
    }
  }
  return nearest ?? findAlike(name, candidates);
}
