// A file of a site, to be changed → its text, or its bytes. What stands elsewhere is refused.
import { existsSync } from 'node:fs';
import type { FileText } from '../../engine/manifest/site-source';
import { CannotRun } from '../command/cannot-run';
import type { Content } from '../journal/bytes';
import { getPlace } from '../journal/site-place';
import { decode, readBytes } from './read-text';

/**
 * Undefined if the file does not exist.
 * @throws CannotRun
 */
function readSiteBytes(root: string, path: string): Buffer | undefined {
  const place = getPlace(root, path);
  if (!existsSync(place)) return undefined;
  const read = readBytes(place);
  if (typeof read !== 'string') return read;
  throw new CannotRun(`${path} cannot be read: ${read}. Put a file there.`);
}

/**
 * Undefined if the file does not exist. A byte order mark stays part of the text.
 * @throws CannotRun
 */
export function readSiteFile(root: string, path: string): FileText | undefined {
  const bytes = readSiteBytes(root, path);
  return bytes && decode(bytes);
}

/** Bytes that are UTF-8 as text, so that equal files are equal values. */
export function toContent(bytes: Buffer): Content {
  const { text, broken } = decode(bytes);
  return broken === undefined ? text : bytes;
}

/** The same of a file that may be anything, such as a picture. */
export function readSiteContent(root: string, path: string): Content | undefined {
  const bytes = readSiteBytes(root, path);
  return bytes && toContent(bytes);
}
