// Identifies the code that runs for a workspace.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBlockFolders } from './block-folders';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

/**
 * The engine, including its part for browsers, the same for every command: the stamp next to the bundle names the state of
 * the sources and of all bundles. Undefined without a stamp, such as when it runs from sources: then nothing is kept.
 */
function readEngineStamp(): string | undefined {
  const stamp = join(dirname(__filename), 'stamp.json');
  if (!__filename.endsWith('.cjs') || !existsSync(stamp)) return undefined;
  return `${process.version} ${process.arch} ${readFileSync(stamp, 'utf8')}`;
}

/** Tells one state of the engine and all blocks from any other; undefined if nothing may be kept. */
export function readCodeStamp(workspace: Workspace): string | undefined {
  const engine = readEngineStamp();
  if (engine === undefined || workspace.blocks.length === 0) return engine;
  return `${engine} ${hashBlockFolders(workspace)}`;
}

/** The same as a short id. */
export function findCodeId(workspace: Workspace): string | undefined {
  const stamp = readCodeStamp(workspace);
  return stamp === undefined ? undefined : contentHash(stamp);
}
