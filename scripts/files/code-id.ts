// Identifies the code that runs for a workspace.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashBlockFolders } from './block-folders';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

/** The folder of the bundle that runs. */
export const findCodeFolder = (): string => dirname(__filename);

/**
 * The engine, including its part for browsers, the same for every command and on every machine: the last line of the stamp next to
 * the bundle is a hash of all code. Undefined without a stamp, such as when it runs from sources: then nothing is kept.
 */
function readEngineStamp(): string | undefined {
  const stamp = join(findCodeFolder(), 'stamp.json');
  if (!__filename.endsWith('.cjs') || !existsSync(stamp)) return undefined;
  return readFileSync(stamp, 'utf8').trimEnd().split('\n').at(-1);
}

/** Tells one state of the engine and all blocks from any other; undefined if nothing may be kept. */
function readSourceStamp(workspace: Workspace, endings?: readonly string[]): string | undefined {
  const engine = readEngineStamp();
  if (engine === undefined || workspace.blocks.length === 0) return engine;
  return `${engine} ${hashBlockFolders(workspace, endings)}`;
}

/** The same, and what runs it: for what is not made of the sources alone. */
export function readCodeStamp(
  workspace: Workspace,
  endings?: readonly string[],
): string | undefined {
  const sources = readSourceStamp(workspace, endings);
  return sources === undefined ? undefined : `${process.version} ${process.arch} ${sources}`;
}

const toId = (stamp: string | undefined): string | undefined =>
  stamp === undefined ? undefined : contentHash(stamp);

/** The sources as a short id: what is bundled from them is the same everywhere. */
export const findSourceId = (workspace: Workspace): string | undefined =>
  toId(readSourceStamp(workspace));

/** The code that runs as a short id; with endings, only files of blocks with these count. */
export const findCodeId = (workspace: Workspace, endings?: readonly string[]): string | undefined =>
  toId(readCodeStamp(workspace, endings));
