// The further folders of blocks and kinds → the folder of each, how their files are called, and a hash of their state.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { contentHash } from './content-hash';
import type { Workspace } from './workspace';

type Blocks = Pick<Workspace, 'blocks'>;

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .sort();

/** The blocks that a kind may have: the one on the page of an item, and the one that lists show. */
const kindParts = ['page', 'card'] as const;

export type KindPart = (typeof kindParts)[number];

const isOfKinds = (folder: string): boolean => basename(folder) === 'kinds';

/** One folder for each kind, with its name. */
export const listKindFolders = ({ blocks }: Blocks): string[] =>
  blocks.filter(isOfKinds).flatMap(listFolders);

/** The blocks in the folder of a kind. */
export const listKindParts = (folder: string): KindPart[] =>
  kindParts.filter((part) => existsSync(join(folder, part)));

/** One folder for each type of block, those of kinds among them. */
export const listBlockFolders = ({ blocks }: Blocks): string[] =>
  blocks.flatMap((folder) => {
    const inner = listFolders(folder);
    if (!isOfKinds(folder)) return inner;
    return inner.flatMap((kind) => listKindParts(kind).map((part) => join(kind, part)));
  });

/** The file of a block: `prices` → `blocks/prices/prices.tsx`, `course/card` → `kinds/course/card/card.tsx`. */
export const toOwnFile = (type: string, ending: string): string =>
  `${type.includes('/') ? 'kinds' : 'blocks'}/${type}/${basename(type)}${ending}`;

/** The type of the block that a file of a site belongs to; of other files of a kind, the kind. */
export function typeOfFile(file: string): string | undefined {
  const [, block, part, kind] =
    /^(?:blocks\/([^/]+)|kinds\/([^/]+\/(?:page|card))\/.*|kinds\/([^/]+))/.exec(file) ?? [];
  return block ?? part ?? kind;
}

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
