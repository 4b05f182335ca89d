// What a command leaves for the next ones → a file of a cache, if it can be written: all of it can be made again.
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Written, writeAtomically } from './write-atomically';

/** False where nothing can be written, on a disk that is full or read-only. */
export function keep(cache: string, path: string, content: Written): boolean {
  try {
    // A cache is nobody's to commit.
    if (!existsSync(cache)) writeAtomically(join(cache, '.gitignore'), '*\n');
    writeAtomically(join(cache, path), content);
    return true;
  } catch {
    return false;
  }
}

/** Behind what was kept. Of what does not fit on a disk a part may be there. */
export function keepMore(cache: string, path: string, content: Uint8Array): boolean {
  try {
    appendFileSync(join(cache, path), content);
    return true;
  } catch {
    return false;
  }
}
