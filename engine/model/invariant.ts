/** Holds for every sound site; a failure is a mistake of the engine, never of an author. */
export function invariant(condition: boolean, statement: string): asserts condition {
  if (!condition) throw new Error(`This should hold, but does not: ${statement}.`);
}
