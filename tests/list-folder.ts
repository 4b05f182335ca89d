// A folder → everything in it, at any depth; links are not followed, which node itself does since its version 22.
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const listFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listFolder(join(folder, entry.name))] : [entry],
  );

/** Every file and folder, with what it holds and who may do what. */
export const snapshotFolder = (folder: string): string =>
  JSON.stringify(
    listFolder(folder)
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const text = entry.isFile() ? readFileSync(path, 'latin1') : 'folder';
        return [path.slice(folder.length), text, statSync(path).mode & 0o777];
      })
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
