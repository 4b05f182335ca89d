// The further folders of blocks → the folder of each type, and a hash of their state.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** What npm, pnpm and yarn write last when they install: what blocks import may be another version then. */
const installed: readonly string[] = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  '.pnp.cjs',
];

/** The marks of installations in a folder and those around it. */
function listInstalled(folder: string): string[] {
  const marks = installed.flatMap((name) => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return stat === undefined ? [] : [`${name} ${stat.size} ${stat.mtimeMs}`];
  });
  const parent = dirname(folder);
  return parent === folder ? marks : [...marks, ...listInstalled(parent)];
}

/** The hash of all files in them, or of those with some endings, and of the packages that they may import. */
export function hashBlockFolders({ blocks }: Blocks, endings: readonly string[] = ['']): string {
  const texts = blocks.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );
  return contentHash(JSON.stringify([texts, blocks.map(dirname).map(listInstalled)]));
}
