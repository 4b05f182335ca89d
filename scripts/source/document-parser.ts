// The folder of a site → the parser of its documents, loaded only where there are any.
import { join } from 'node:path';
import { documentEnding } from '../../engine/content/addresses/text-kind';
import type { ParseDocument } from '../../engine/model/document-parser';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { readText } from './read-text';

/** The manifest is not read yet: any string counts that ends like the name of a document. Guides in files/ do not. */
function namesDocuments(root: string): boolean {
  try {
    // A queue in its place would never end.
    const read = readText(join(root, manifestFile));
    // A collection names a folder.
    return (
      'text' in read &&
      (read.text.includes(`${documentEnding}"`) || read.text.includes('"collections"'))
    );
  } catch {
    // Whoever reads the site says what is wrong.
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
  if (!documents && !namesDocuments(root)) return refuse;
  const { createDocumentParser } = await import('../../engine/manifest/document/parse-document');
  return createDocumentParser();
}
