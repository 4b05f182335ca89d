// A folder → everything in it, at any depth; links are not followed, which node itself does since its version 22.
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const listFolder = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listFolder(join(folder, entry.name))] : [entry],
  );

const listEntries = (folder: string): (readonly [path: string, text: string, mode: number])[] =>
  listFolder(folder)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = entry.isFile() ? readFileSync(path, 'latin1') : 'folder';
      return [path.slice(folder.length), text, statSync(path).mode & 0o777] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Every file and folder, with what it holds and who may do what. */
export const snapshotFolder = (folder: string): string => JSON.stringify(listEntries(folder));

/**
 * The same without what commands keep for the next ones: whether there is something to keep may depend on the clock, and
 * edits that can be undone have new names each time.
 */
export const snapshotSite = (root: string): string =>
  JSON.stringify(
    listEntries(root).filter(
      ([path]) =>
        !/^[\\/]\.plinth(?:$|[\\/](?:cache|store|history|\.gitignore)(?:$|[\\/]))/.test(path),
    ),
  );
