// The engine's bundle for browsers, made once for each state of its sources.
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { findCodeId } from '../files/code-id';
import type { World } from '../files/world';
import { writeAtomically } from '../files/write-atomically';
import { bundleEngine, type EngineBundle } from './bundle-engine';
import { toKeptFile } from './kept-module';

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

export async function getEngineBundle(world: World): Promise<EngineBundle> {
  const id = findCodeId(world.workspace);
  if (id === undefined) return bundleEngine({ world, minify: true });
  const file = toKeptFile(world.workspace, 'engine', 'bin');
  const kept = read(file);
  if (kept?.id === id) return kept.bundle;
  const bundle = await bundleEngine({ world, minify: true });
  writeAtomically(file, serialize({ id, bundle } satisfies KeptBundle));
  return bundle;
}
