// Identifies the code that runs for a workspace.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBlockFolders } from './block-folders';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

/**
 * The id of the engine, including its part for browsers, the same for every command: the stamp next to the bundle names the
 * state of the sources and of all bundles. Undefined when it runs from sources, which have no hash: then nothing is kept.
 */
function findEngineId(): string | undefined {
  if (!__filename.endsWith('.cjs')) return undefined;
  const stamp = readFileSync(join(dirname(__filename), 'stamp.json'), 'utf8');
  return contentHash(`${process.version} ${process.arch} ${stamp}`);
}

/** The id of the engine and all blocks; undefined if nothing may be kept. */
export function findCodeId(workspace: Workspace): string | undefined {
  const engine = findEngineId();
  if (engine === undefined || workspace.blocks.length === 0) return engine;
  return contentHash(`${engine} ${hashBlockFolders(workspace)}`);
}
