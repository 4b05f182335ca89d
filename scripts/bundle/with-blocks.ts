// Replaces the generated registries of the engine with ones that include the blocks of further folders.
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import type { World } from '../files/world';
import { findOwnBlocks } from './own-blocks';
import { toSiteModule, withSiteModules } from './site-modules';
import { writeBlockRegistries } from './write-registries';

/** What bundled code imports for the component of a type. */
export function makeToSource({ workspace }: World): (type: string) => string {
  const own = findOwnBlocks(workspace);
  return (type) => {
    const folder = own.get(type);
    return folder === undefined
      ? `./engine/blocks/${type}/${type}.tsx`
      : toSiteModule(dirname(folder), `${folder}/${type}.tsx`);
  };
}

/** Empty if the site has no blocks of its own: nothing has to be replaced. */
export function withBlocks({ workspace, contract }: World): Plugin[] {
  const own = findOwnBlocks(workspace);
  if (own.size === 0) return [];
  const folders = new Map(
    [...own].map(([type, folder]) => [type, toSiteModule(dirname(folder), folder)]),
  );
  const registries = writeBlockRegistries({ blocks: contract.blocks, folders });
  return [
    withSiteModules(workspace),
    {
      name: 'with-blocks',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]engine[\\/]generated[\\/][a-z-]+\.ts$/ }, ({ path }) => {
          const file = relative(workspace.engine, path).replaceAll('\\', '/');
          const contents = registries.get(file);
          return contents === undefined ? undefined : { contents, loader: 'ts' };
        });
      },
    },
  ];
}
