// Files that were shown before they were seen on the disk → not shown once more when they are.
import { readFileSync } from 'node:fs';
import { contentHash } from '../files/content-hash';

/** Undefined for what is not a file. */
function findHash(file: string): string | undefined {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return undefined;
  }
}

export class TakenFiles {
  /** By absolute path, what was shown. */
  readonly #hashes = new Map<string, string | undefined>();

  note(files: readonly string[]): readonly string[] {
    for (const file of files) this.#hashes.set(file, findHash(file));
    return files;
  }

  /** What holds something else by now, or was never noted. */
  without(files: readonly string[]): readonly string[] {
    const others = files.filter(
      (file) => !this.#hashes.has(file) || this.#hashes.get(file) !== findHash(file),
    );
    for (const file of others) this.#hashes.delete(file);
    return others;
  }
}
