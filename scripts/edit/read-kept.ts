// A hash → what a file of the site once held.
import { type Content, readBytes } from '../journal/bytes';
import { toContent } from '../source/read-site-file';

/**
 * Undefined for no file.
 * @throws CannotRun where it is not kept.
 */
export const readKept = (root: string, hash: string | undefined): Content | undefined =>
  hash === undefined ? undefined : toContent(readBytes(root, hash));
