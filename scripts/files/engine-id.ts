import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './content-hash';

/**
 * Names the code that runs, browsers' part included: the bundle of the command and what its freshness was told by.
 * Undefined where it runs from sources, which nobody hashes: nothing may be kept then.
 */
export function findEngineId(): string | undefined {
  if (!__filename.endsWith('.cjs')) return undefined;
  const stamp = readFileSync(join(dirname(__filename), 'stamp.json'), 'utf8');
  return contentHash(
    `${process.version} ${process.arch} ${stamp} ${readFileSync(__filename, 'utf8')}`,
  );
}
