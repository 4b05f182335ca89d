// Identifies the code that runs for a workspace.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBlockFolders } from './block-folders';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

/**
 * The id of the engine, including its part for browsers, the same for every command: the stamp next to the bundle names the
 * state of the sources and of all bundles. Undefined without a stamp, such as when it runs from sources: then nothing is kept.
 */
function findEngineId(): string | undefined {
  const stamp = join(dirname(__filename), 'stamp.json');
  if (!__filename.endsWith('.cjs') || !existsSync(stamp)) return undefined;
  return contentHash(`${process.version} ${process.arch} ${readFileSync(stamp, 'utf8')}`);
}

/** The id of the engine and all blocks; undefined if nothing may be kept. */
export function findCodeId(workspace: Workspace): string | undefined {
  const engine = findEngineId();
  if (engine === undefined || workspace.blocks.length === 0) return engine;
  return contentHash(`${engine} ${hashBlockFolders(workspace)}`);
}
