// The further folders of blocks → the folder of each type, and a hash of their state.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

type Blocks = Pick<Workspace, 'blocks'>;

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .sort();

/** One folder for each type, with its name. */
export const listBlockFolders = ({ blocks }: Blocks): string[] => blocks.flatMap(listFolders);

/** The hash of all files in them. */
export function hashBlockFolders(workspace: Blocks): string {
  const files = listBlockFolders(workspace).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort(),
  );
  return contentHash(JSON.stringify(files.map((file) => [file, readFileSync(file, 'utf8')])));
}
