// The files of a site with changes that are not written → as pages show them.
import { posix } from 'node:path';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import { contentHash } from '../files/content-hash';
import { inspectFile } from '../inspect/inspect-file';
import type { FileChange } from '../journal/exchange-files';
import type { ServedFiles } from '../source/site-files';

const folder = 'files/';

export function withChanges(files: ServedFiles, changes: readonly FileChange[]): ServedFiles {
  const changed = new Map(
    changes.flatMap(({ path, after }) =>
      path.startsWith(folder) && after !== undefined
        ? [[path.slice(folder.length), Buffer.from(after)] as const]
        : [],
    ),
  );
  if (changed.size === 0) return files;
  const hashOf = (path: string): string => {
    const bytes = changed.get(path);
    return bytes === undefined ? files.hashOf(path) : contentHash(bytes);
  };
  return {
    hashOf,
    sizeOf: (path) => {
      const bytes = changed.get(path);
      const { size } = bytes === undefined ? {} : inspectFile(path, bytes);
      return size ?? files.sizeOf(path);
    },
    bytesOf: (path) => changed.get(path)?.length ?? files.bytesOf(path),
    placeOf: (path) => {
      if (!changed.has(path)) return files.placeOf(path);
      const { dir, name, ext } = posix.parse(path);
      return toAssetFile(posix.join('files', dir, `${name}-${hashOf(path)}${ext.toLowerCase()}`));
    },
    read: (path) => changed.get(path) ?? files.read(path),
  };
}
