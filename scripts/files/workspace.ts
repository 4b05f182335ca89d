// The folder of a site → all the folders that a command works with, found once at its start and handed on.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Data alone: a thread of its own gets it as it is. */
export interface Workspace {
  /** The folder of the engine's package. */
  readonly engine: string;
  /** The folder of the site. */
  readonly root: string;
  /** What commands keep from run to run; it can be made again. */
  readonly cache: string;
  /** Folders of blocks beyond the engine's own: each is called `blocks` and has a folder for every type. */
  readonly blocks: readonly string[];
}

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'schemas/manifest.schema.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of the engine was not found.');
  return findUpwards(parent);
}

/** The folder of the engine's package, above the bundle or the source that asks. */
export const findEngine = (): string => findUpwards(__dirname);

/** The folders whose files are code for every site: what they hold counts for all pages. */
export const listSources = ({ engine, blocks }: Workspace): string[] => [
  ...['engine', 'schemas'].map((name) => join(engine, name)),
  ...blocks,
];

export function openWorkspace(root: string): Workspace {
  const engine = findEngine();
  return { engine, root, cache: join(engine, 'node_modules/.cache/plinth'), blocks: [] };
}
