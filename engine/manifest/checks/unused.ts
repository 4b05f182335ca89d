// Files that a site could bind by name and does not.
import type { Finding } from '../finding';
import { type CheckContext, toContentName } from './check-context';
import { isMedia } from './media';

/** What a site binds by name: text, pictures, films, fonts. Guides and licences may be next to them. */
const isBindable = (path: string): boolean => isMedia(path) || /\.txt$/i.test(path);

/** Icons are a set to choose from: only those in use are published. */
const iconFile = /^icons\//;

export function checkUnused({ parts, files }: CheckContext): readonly Finding[] {
  const used = new Set<unknown>();
  for (const { kind, value } of parts) if (kind === 'content' || kind === 'file') used.add(value);
  return [...files].flatMap(([path, { kind }]): Finding[] => {
    if (kind !== 'file' || !isBindable(path) || iconFile.test(path) || used.has(path)) return [];
    return [{ code: 'unused-file', file: toContentName(path), pointer: '', params: { path } }];
  });
}
