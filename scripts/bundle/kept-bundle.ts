// The engine's bundle for browsers, made once for each state of its sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { renameSafely } from '../files/rename-safely';
import type { Workspace } from '../files/workspace';
import { bundleEngine, type EngineBundle } from '../output/site-assets';
import { findEngineId } from './engine-id';

interface KeptBundle {
  readonly id: string;
  readonly bundle: EngineBundle;
}

function read(file: string): KeptBundle | undefined {
  try {
    return deserialize(readFileSync(file)) as KeptBundle;
  } catch {
    return undefined;
  }
}

export async function getEngineBundle(workspace: Workspace): Promise<EngineBundle> {
  const id = findEngineId();
  if (id === undefined) return bundleEngine({ workspace, minify: true });
  const file = join(workspace.cache, 'engine.bin');
  const kept = read(file);
  if (kept?.id === id) return kept.bundle;
  const bundle = await bundleEngine({ workspace, minify: true });
  writeFileSync(`${file}.${process.pid}`, serialize({ id, bundle } satisfies KeptBundle));
  renameSafely(`${file}.${process.pid}`, file);
  return bundle;
}
