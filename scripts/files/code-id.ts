// Names the code that runs for a workspace.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBlockFolders } from './block-folders';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

/**
 * Of the engine, browsers' part included, whichever command asks: what is beside its bundle tells the state of the
 * sources and what all bundles hold. Undefined where it runs from sources, which nobody hashes: nothing may be kept then.
 */
function findEngineId(): string | undefined {
  if (!__filename.endsWith('.cjs')) return undefined;
  const stamp = readFileSync(join(dirname(__filename), 'stamp.json'), 'utf8');
  return contentHash(`${process.version} ${process.arch} ${stamp}`);
}

/** Of the engine and all blocks; undefined where nothing may be kept. */
export function findCodeId(workspace: Workspace): string | undefined {
  const engine = findEngineId();
  if (engine === undefined || workspace.blocks.length === 0) return engine;
  return contentHash(`${engine} ${hashBlockFolders(workspace)}`);
}
