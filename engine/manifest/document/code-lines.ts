// The tokens of a document → the lines of its code: what looks like markup there is none.
import type { Token } from 'markdown-it';

export function findCodeLines(tokens: readonly Token[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { type, map } of tokens)
    if (map && (type === 'fence' || type === 'code_block'))
      for (let line = map[0]; line < map[1]; line += 1) lines.add(line);
  return lines;
}
