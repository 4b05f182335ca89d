// Replaces the generated registries of the engine with ones that include the blocks of further folders.
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import type { World } from '../files/world';
import { findOwnBlocks } from './own-blocks';
import { writeBlockRegistries } from './write-registries';

const toPath = (path: string): string => path.replaceAll('\\', '/');

/** The source of a component, relative to the folder of the engine. */
export function makeToSource({ engine, ...places }: World['workspace']): (type: string) => string {
  const own = findOwnBlocks({ engine, ...places });
  return (type) => {
    const folder = own.get(type);
    const path = folder === undefined ? `engine/blocks/${type}` : toPath(relative(engine, folder));
    return `${path}/${type}.tsx`;
  };
}

/** Empty where there are no such blocks: nothing has to be replaced. */
export function withBlocks({ workspace, contract }: World): Plugin[] {
  const own = findOwnBlocks(workspace);
  if (own.size === 0) return [];
  const folders = new Map([...own].map(([type, folder]) => [type, toPath(folder)]));
  const registries = writeBlockRegistries({ blocks: contract.blocks, folders });
  return [
    {
      name: 'with-blocks',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]engine[\\/]generated[\\/][a-z-]+\.ts$/ }, ({ path }) => {
          const contents = registries.get(toPath(relative(workspace.engine, path)));
          return contents === undefined ? undefined : { contents, loader: 'ts' };
        });
      },
    },
  ];
}
