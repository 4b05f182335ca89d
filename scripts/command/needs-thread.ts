// Own code that a command has met only while it ran, as at the base of a comparison: it begins again, in a thread.

/** What `run` of a command answers then; known to the programs that start commands (`start-thread.cjs`). */
export const needsThread = 76;

export class NeedsThread extends Error {
  override readonly name = 'NeedsThread';
}
