// A file that a person names → its bytes, or the sentence that says why there are none.
import { relative } from 'node:path';
import { CannotRun, explainSystemError } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import { readBytes } from './read-text';

/** @throws CannotRun where it cannot be read. */
export function readGiven(file: string): Buffer {
  const near = relative(process.cwd(), file);
  const name = near === '' || near.startsWith('..') ? file : near;
  let bytes: Buffer | string;
  try {
    bytes = readBytes(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CannotRun(`There is no ${name}. Name a file.`);
    throw explainSystemError(error) ?? error;
  }
  if (typeof bytes === 'string')
    throw new CannotRun(`${name} cannot be read: ${bytes}. Name a file.`);
  return bytes;
}
