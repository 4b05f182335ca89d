// The folder of a site → all folders that a command works with, found once at its start and passed on.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Plain data, which can be passed to another thread. */
export interface Workspace {
  /** The folder of the engine's package. */
  readonly engine: string;
  /** The folder of the site. */
  readonly root: string;
  /** Caches of commands, in the folder of the site: the engine's may be read-only. They can be deleted. */
  readonly cache: string;
  /** Further folders of code: `blocks` has a folder for every type of block, `kinds` one for every kind of items. */
  readonly blocks: readonly string[];
}

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'schemas/manifest.schema.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of the engine was not found.');
  return findUpwards(parent);
}

/** The folder of the engine's package, above the running bundle or source. */
export const findEngine = (): string => findUpwards(__dirname);

/** The folders with code for every site: a change in them affects all pages. */
export const listSources = ({ engine, blocks }: Workspace): string[] => [
  ...['engine', 'schemas'].map((name) => join(engine, name)),
  ...blocks,
];

/** Where a site has blocks of its own, if it has any, and kinds of items. */
export const ownBlocksOf = (root: string): string => resolve(root, 'blocks');
export const ownKindsOf = (root: string): string => resolve(root, 'kinds');

/** Those of both that are there. */
export const findOwnFolders = (root: string): string[] =>
  [ownBlocksOf(root), ownKindsOf(root)].filter((folder) => existsSync(folder));

export function openWorkspace(root: string): Workspace {
  return {
    engine: findEngine(),
    root,
    cache: resolve(root, '.plinth/cache'),
    blocks: findOwnFolders(root),
  };
}
