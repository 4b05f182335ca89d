// The engine's bundle for browsers, made once for each state of its sources.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeAtomically } from '../files/write-atomically';
import { bundleEngine, type EngineBundle } from './bundle-engine';
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

export async function getEngineBundle(): Promise<EngineBundle> {
  const id = findEngineId();
  if (id === undefined) return bundleEngine({ minify: true });
  const file = join(dirname(__filename), 'engine.bin');
  const kept = read(file);
  if (kept?.id === id) return kept.bundle;
  const bundle = await bundleEngine({ minify: true });
  writeAtomically(file, serialize({ id, bundle } satisfies KeptBundle));
  return bundle;
}
