// The engine's bundle for browsers, made once for each state of its sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { findCodeFolder, findSourceId } from '../files/code-id';
import { keep } from '../files/keep';
import type { BundleOptions } from './bundle-app';
import { bundleEngine, type EngineBundle } from './bundle-engine';

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

/** The name of the file, for visitors or for development. */
const toBundleFile = (minify: boolean): string => (minify ? 'engine.bin' : 'engine-dev.bin');

/** Kept beside the code that runs if all blocks are the engine's: then it is the same for all sites. */
export async function getEngineBundle(options: BundleOptions): Promise<EngineBundle> {
  const { world, minify } = options;
  const { workspace } = world;
  const id = findSourceId(workspace);
  // With this variable React checks more during development.
  if (id === undefined || (!minify && process.env.PLINTH_DEBUG)) return bundleEngine(options);
  const folder = workspace.blocks.length === 0 ? findCodeFolder() : workspace.cache;
  const kept = read(join(folder, toBundleFile(minify)));
  if (kept?.id === id) return kept.bundle;
  const bundle = await bundleEngine(options);
  keep(folder, toBundleFile(minify), serialize({ id, bundle } satisfies KeptBundle));
  return bundle;
}
