import { rmdirSync } from 'node:fs';

/** Removes a folder in which nothing is; any other stays, as does one that somebody else has just put something into. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is needed, or gone already.
  }
}
