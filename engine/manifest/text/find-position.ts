// An offset in a text → its line and column. For one place: whoever has many in one text lists its lines first (`place-spots.ts`).

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Both from 1; a byte order mark is not counted, as in editors. */
export function findPosition(text: string, offset: number): Position {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const before = text.slice(mark, Math.max(mark, offset)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
