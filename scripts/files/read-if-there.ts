import { readFileSync } from 'node:fs';

/** The text of a file; undefined where it cannot be read. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
