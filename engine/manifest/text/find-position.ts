// An offset in a text → its line and column. For one place: whoever has many in one text lists its lines first (`place-spots.ts`).

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Both from 1. */
export function findPosition(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
