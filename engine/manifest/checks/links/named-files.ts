// The files that a site names: whether it has any at all, and which of them a name is like.

import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { SiteOutline } from '../context/check-context';
import { findOfKind, type Mention } from '../context/file-part';
import type { Unfit } from '../files/unfit-files';

export const folder: Unfit = {
  reason: 'it is a folder',
  remedy: 'Name a file in it, or put a file in its place.',
};

/** Equal for all names that some file systems take for one: case and the encoding of accents do not count. */
export const toLikeness = (path: string): string => path.normalize('NFC').toLowerCase();

export const toName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The file that was probably meant: shared folders do not make two file names similar. */
export function findNearFile(path: string, files: Iterable<string>): string | undefined {
  const near = findNearest(path, files);
  return near !== undefined && findNearest(toName(path), [toName(near)]) ? near : undefined;
}

export const findNamedFiles = findOfKind('file', 'content', 'download', 'rows');

/** Where no file is at all, that is one mistake. */
export const checkFolder = (
  named: readonly Mention[],
  { files }: SiteOutline,
): readonly RawFinding[] =>
  files.size === 0 && named.length > 0
    ? [{ code: 'missing-folder', file: 'files', pointer: '', params: {} }]
    : [];
