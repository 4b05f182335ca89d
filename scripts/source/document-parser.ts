// The folder of a site → the parser of its documents, loaded only where there are any.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDocument } from '../../engine/content/document-files';
import type { ParseDocument } from '../../engine/model/document-parser';
import { CannotRun } from '../command/cannot-run';

/** Names alone: what they are is found out when the site is read. */
function holdsDocuments(root: string): boolean {
  try {
    return readdirSync(join(root, 'files'), { recursive: true, encoding: 'utf8' }).some(isDocument);
  } catch {
    return false;
  }
}

const refuse: ParseDocument = () => {
  throw new CannotRun('A Markdown file came while the command ran. Run it again.');
};

export interface DocumentNeeds {
  /** Whether documents may come while a command runs: then the parser is loaded in any case. */
  readonly documents: boolean;
}

export async function findDocumentParser(
  root: string,
  { documents }: DocumentNeeds,
): Promise<ParseDocument> {
  if (!documents && !holdsDocuments(root)) return refuse;
  const { createDocumentParser } = await import('../../engine/manifest/document/parse-document');
  return createDocumentParser();
}
