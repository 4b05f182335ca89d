// A file of the site → its size, and every place that would miss it.
import type { FileFacts } from '../file-facts';
import type { EditSession } from './edit-session';
import { tellFinding } from './tell-finding';

/** Null where the site has none of that name. */
export function findFileFacts(session: EditSession, path: string): FileFacts | null {
  const { files, inspect } = session.base.source;
  if (files.get(path)?.kind !== 'file') return null;
  // What an edit without it would break is what names it, wherever that is written.
  const missed = session.tryOperations([{ op: 'delete', file: `files/${path}` }]);
  const { bytes = 0, size } = inspect?.(path) ?? {};
  return {
    bytes,
    ...(size && { size }),
    uses: missed.map(tellFinding).map(({ file, pointer, line }) => ({ file, pointer, line })),
  };
}
