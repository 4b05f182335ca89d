// A file below files/ → what its bytes are, found once for each content.
import type { InspectedFile } from '../../engine/model/inspected-file';
import { inspectFile } from '../inspect/inspect-file';
import type { FileStore } from '../store/file-store';

/** @throws if the file does not exist. */
export function readFacts(store: FileStore, path: string): InspectedFile {
  const { found, hash, read, keep } = store.open(path, 'facts');
  // Only this function keeps facts, and only the same code reads them.
  if (found !== undefined) return found as InspectedFile;
  const facts = inspectFile(path, read(), hash);
  keep(facts);
  return facts;
}
