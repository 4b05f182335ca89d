// The folder of a site → a copy of what its owner wrote.
import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** Without caches and builds, which other tests write there at the same time. */
export const copySiteFolder = (from: string, to: string): void =>
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !['.plinth', 'dist'].includes(basename(path)),
  });
