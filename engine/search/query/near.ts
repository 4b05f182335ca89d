// A word that does not occur → words that do and differ by one letter, or by two where it is long.
import { fold } from '../words/fold';

/** From how many letters on two may differ. */
const longWord = 8;

/** Letters that are missing, too many, wrong or in the wrong order; `limit` + 1 where there are more. */
function countMistakes(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Those with the fewest mistakes, as they are written. `words` are separated by spaces. */
export function findNear(word: string, words: string): readonly string[] {
  const limit = word.length < 4 ? 0 : word.length < longWord ? 1 : 2;
  let least = limit;
  let found: string[] = [];
  for (const written of words.split(' ')) {
    if (Math.abs(written.length - word.length) > least + 2) continue;
    const mistakes = countMistakes(word, fold(written), least);
    if (mistakes > least) continue;
    if (mistakes < least) found = [];
    least = mistakes;
    found.push(written);
  }
  return found;
}
