// A file of a site, to be changed → its text. What stands elsewhere is refused.
import { existsSync } from 'node:fs';
import type { FileText } from '../../engine/manifest/site-source';
import { CannotRun } from '../command/cannot-run';
import { getPlace } from '../journal/site-place';
import { readText } from './read-text';

/**
 * Undefined if the file does not exist. A byte order mark stays part of the text.
 * @throws CannotRun
 */
export function readSiteFile(root: string, path: string): FileText | undefined {
  const place = getPlace(root, path);
  if (!existsSync(place)) return undefined;
  const read = readText(place);
  if ('text' in read) return read;
  throw new CannotRun(`${path} cannot be read: ${read.reason}. Put a file there.`);
}
