// What a command leaves for the next ones → behind a hash of itself: what is damaged or cut off counts for nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import { keep } from './keep';

const hashLength = contentHash('').length;

export const toChecked = (content: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(contentHash(content)), content]);

/** Whether it could be written, as with `keep`. */
export const keepChecked = (cache: string, path: string, content: Uint8Array): boolean =>
  keep(cache, path, toChecked(content));

/** Undefined where there is none, or not what was kept. */
export function readChecked(cache: string, path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(join(cache, path));
    const content = bytes.subarray(hashLength);
    return bytes.toString('latin1', 0, hashLength) === contentHash(content) ? content : undefined;
  } catch {
    return undefined;
  }
}
