// Words as they were and as they are → what they have in common, what is gone and what is new.

interface ChangedWords {
  readonly words: string;
  readonly change: 'none' | 'gone' | 'new';
}

/** Longer ones, in words times words, are told as a whole: nobody reads a thousand small changes. */
const maxCompared = 250_000;

/** With the space behind each. */
const toWords = (text: string): readonly string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** For each place in both, how many words follow that they have in common. */
function countCommon(was: readonly string[], is: readonly string[]): readonly number[][] {
  const counts = Array.from({ length: was.length + 1 }, () => Array<number>(is.length + 1).fill(0));
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1) {
      const [here, below] = [counts[row] ?? [], counts[row + 1] ?? []];
      here[column] =
        was[row]?.trim() === is[column]?.trim()
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  return counts;
}

export function listChanges(before: string, after: string): readonly ChangedWords[] {
  const [was, is] = [toWords(before), toWords(after)];
  if (was.length * is.length > maxCompared)
    return [
      { words: `${before} `, change: 'gone' },
      { words: after, change: 'new' },
    ];
  const counts = countCommon(was, is);
  const found: { words: string; change: ChangedWords['change'] }[] = [];
  const add = (words: string, change: ChangedWords['change']): void => {
    const last = found.at(-1);
    if (last?.change === change) last.words += words;
    else found.push({ words, change });
  };
  let [row, column] = [0, 0];
  while (row < was.length || column < is.length) {
    const [old, now] = [was[row], is[column]];
    if (old !== undefined && old.trim() === now?.trim()) {
      add(now, 'none');
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (now === undefined || (counts[row + 1]?.[column] ?? 0) >= (counts[row]?.[column + 1] ?? 0))
    ) {
      add(old, 'gone');
      row += 1;
    } else {
      add(now ?? '', 'new');
      column += 1;
    }
  }
  return found;
}
