// Which content files the page shows: in development alone, where blocks come and go while it stands.

/** One entry for each block that shows a file: several may show the same one. */
const entries = new Set<{ readonly file: string }>();

/** Says that a file is shown; the result takes that back. */
export function noteShown(file: string): () => void {
  const entry = { file };
  entries.add(entry);
  return () => void entries.delete(entry);
}

export const isShown = (file: string): boolean => [...entries].some((entry) => entry.file === file);
