// The engine's bundle for browsers, made once for each state of its sources.
import { findCodeFolder, findSourceId } from '../files/code-id';
import { keepChecked, readChecked } from '../files/kept-file';
import type { BundleOptions } from './bundle-app';
import type { EngineBundle } from './bundle-engine';
import { madeOnce } from './made-once';

interface KeptBundle {
  readonly id: string;
  readonly bundle: EngineBundle;
}

/** The same bytes for the same bundle, whatever has run before: packages hold them. */
export const writeBundle = (kept: KeptBundle): Uint8Array => Buffer.from(JSON.stringify(kept));

function read(folder: string, file: string): KeptBundle | undefined {
  const bytes = readChecked(folder, file);
  return bytes && (JSON.parse(bytes.toString()) as KeptBundle);
}

/** The bundler is loaded only where something has to be bundled. */
async function bundle(options: BundleOptions): Promise<EngineBundle> {
  const { bundleEngine } = await import('./bundle-engine');
  return bundleEngine(options);
}

/** The name of the file, for visitors or for development. */
export const toBundleFile = (minify: boolean): string =>
  minify ? 'engine.json' : 'engine-dev.json';

const once = madeOnce<EngineBundle>();

/** Kept beside the code that runs if all blocks are the engine's: then it is the same for all sites. */
export async function getEngineBundle(options: BundleOptions): Promise<EngineBundle> {
  const { world, minify } = options;
  const { workspace } = world;
  // With this variable React checks more during development.
  if (!minify && process.env.PLINTH_DEBUG) return bundle(options);
  const id = findSourceId(workspace);
  const name = toBundleFile(minify);
  if (id === undefined) return once({ workspace, name }, () => bundle(options));
  const folder = workspace.blocks.length === 0 ? findCodeFolder() : workspace.cache;
  const kept = read(folder, name);
  if (kept?.id === id) return kept.bundle;
  const made: KeptBundle = { id, bundle: await bundle(options) };
  keepChecked(folder, name, writeBundle(made));
  return made.bundle;
}
