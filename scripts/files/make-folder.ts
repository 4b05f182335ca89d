// A path → the folder, with those above it.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './code-of';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Returns the folders that it created, the outermost first. A recursive `mkdir` of Node never ends where nothing can be
 * created in a folder that exists, as in /proc, and reports a missing folder where it may not write.
 */
export function makeFolder(folder: string): string[] {
  if (isFolder(folder)) return [];
  try {
    mkdirSync(folder);
    return [folder];
  } catch (error) {
    const code = codeOf(error);
    const parent = dirname(folder);
    if (code === 'ENOENT' && !existsSync(parent))
      return [...makeFolder(parent), ...makeFolder(folder)];
    if (code === 'EEXIST' && isFolder(folder)) return [];
    throw error;
  }
}
