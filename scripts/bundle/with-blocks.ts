// Replaces the generated registries of the engine with ones that include the blocks of further folders.
import { basename, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import type { World } from '../files/world';
import { findOwnBlocks } from './own-blocks';
import { listOwnParts } from './own-kinds';
import { toSiteModule, withSiteModules } from './site-modules';
import { writeBlockRegistries } from './write-registries';

/** What bundled code imports for the component of a type. */
export function makeToSource({ workspace }: World): (type: string) => string {
  const own = findOwnBlocks(workspace);
  return (type) => {
    const folder = own.get(type);
    return folder === undefined
      ? `./engine/blocks/${type}/${type}.tsx`
      : toSiteModule(workspace, `${folder}/${basename(folder)}.tsx`);
  };
}

/** The module of the component of each card, by the type of the card. */
export const findCardModules = ({ workspace }: World): ReadonlyMap<string, string> =>
  new Map(
    listOwnParts(workspace, 'card').map(([type, folder]) => [
      type,
      toSiteModule(workspace, `${folder}/card.tsx`),
    ]),
  );

/** Empty if the site has no code of its own: nothing has to be replaced. */
export function withBlocks(world: World): Plugin[] {
  const { workspace, contract } = world;
  const own = findOwnBlocks(workspace);
  const cards = findCardModules(world);
  if (own.size === 0 && cards.size === 0) return [];
  const folders = new Map(
    [...own].map(([type, folder]) => [type, toSiteModule(workspace, folder)]),
  );
  const registries = writeBlockRegistries({ blocks: contract.blocks, folders, cards });
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
