/** Holds for every valid site; a failure is a bug of the engine, never a mistake of an author. */
export function invariant(condition: boolean, statement: string): asserts condition {
  if (!condition) throw new Error(`Invariant violated: ${statement}.`);
}
