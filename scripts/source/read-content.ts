// A content file below files/ → its text, with what it said when it was read before.
import { join } from 'node:path';
import { findTextKind } from '../../engine/content/addresses/text-kind';
import type { FileText } from '../../engine/manifest/site-source';
import type { DocumentContent } from '../../engine/model/document-parser';
import { codeOf } from '../files/code-of';
import type { FileStore } from '../store/file-store';
import { decode, readKnownText } from './read-text';

/** Read only where a place in it is sought. */
class KnownText implements FileText {
  readonly hash: string;
  readonly content: DocumentContent;
  readonly #read: () => Buffer;

  constructor(hash: string, content: DocumentContent, read: () => Buffer) {
    this.hash = hash;
    this.content = content;
    this.#read = read;
  }

  get text(): string {
    return decode(this.#read()).text;
  }
}

function readDocument(store: FileStore, path: string): FileText {
  const { found, hash, read, keep } = store.open(path, 'document');
  // Only this function keeps documents, and only the same code reads them.
  if (found !== undefined) return new KnownText(hash, found as DocumentContent, read);
  const text = decode(read());
  return text.broken === undefined ? { ...text, hash, keep } : text;
}

/** Of JSON nothing is kept: to parse it takes no longer than to find what was kept of it. */
export function readContent(
  store: FileStore,
  path: string,
): FileText | { readonly reason: string } {
  try {
    return findTextKind(path) === 'document'
      ? readDocument(store, path)
      : readKnownText(join(store.folder, path));
  } catch (error) {
    return { reason: codeOf(error) ?? 'unknown' };
  }
}
