// The blocks of a site → their types, and settings with which a type checker finds them and those of the engine.
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { findOwnBlocks } from '../bundle/own-blocks';
import { findOwnKinds } from '../bundle/own-kinds';
import { mapPublicModules } from '../bundle/packages';
import { isPackage } from '../command/edition';
import type { Schemas } from '../contract/read-schemas';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { writeAtomically } from '../files/write-atomically';
import { workFolder } from '../journal/site-paths';
import { writeOwnTypes } from './generate-own-types';
import { listKindBlocks } from './kind-blocks';

/** As a module of the package names them. */
const types = 'plinth/types';

const typesFile = `${workFolder}/blocks.d.ts`;
const settingsFile = `${workFolder}/tsconfig.json`;

/** The package brings declarations along; in the repository of the engine, its sources say the same. */
const declared = isPackage ? 'types' : 'engine';
const ending = isPackage ? '.d.ts' : '.ts';

/** Not by their names: where packages are linked, a site does not find what the engine needs. */
function toPaths({ engine, root }: Workspace): Record<string, readonly string[]> {
  const react = createRequire(join(engine, 'package.json')).resolve('@types/react/package.json');
  const toPath = (...path: readonly string[]): string =>
    relative(join(root, workFolder), join(...path)).replaceAll('\\', '/');
  return {
    ...mapPublicModules((file) => [toPath(engine, declared, `api/${file}${ending}`)]),
    'plinth/types/*': [toPath(engine, declared, '*')],
    react: [toPath(dirname(react), 'index.d.ts')],
    'react/*': [toPath(dirname(react), '*')],
  };
}

/** For `"extends": "./.plinth/tsconfig.json"`. */
const writeSettings = (workspace: Workspace, folders: readonly string[]): string =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
        paths: toPaths(workspace),
      },
      include: [...folders.map((folder) => `../${folder}`), './blocks.d.ts'],
    },
    null,
    2,
  )}\n`;

/** The files that were written, relative to the root; none for a site without blocks of its own. */
export async function writeSiteTypes(workspace: Workspace, schemas: Schemas): Promise<string[]> {
  const kinds = findOwnKinds(workspace);
  const ofKinds = listKindBlocks(schemas, kinds);
  const blocks = [
    ...[...findOwnBlocks(workspace).keys()].flatMap((type) =>
      type.includes('/') ? [] : [`blocks/${type}`],
    ),
    ...ofKinds.map(({ concept }) => concept),
  ];
  if (blocks.length === 0) return [];
  const all = new Map([
    ...schemas,
    ...ofKinds.map(({ concept, schema }) => [concept, schema] as const),
  ]);
  const parts = new Map(ofKinds.map(({ concept, type }) => [concept, type]));
  const files = {
    [typesFile]: await writeOwnTypes(all, { blocks, parts }, types),
    [settingsFile]: writeSettings(
      workspace,
      workspace.blocks.map((folder) => basename(folder)),
    ),
  };
  const stale = Object.entries(files).filter(
    ([file, text]) => readIfThere(join(workspace.root, file)) !== text,
  );
  for (const [file, text] of stale) writeAtomically(join(workspace.root, file), text);
  return stale.map(([file]) => file);
}
