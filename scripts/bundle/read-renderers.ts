// The sources of the engine and of all blocks → the renderers of documents.
import { createRenderers } from '../../engine/entry/prerender';
import type { Renderers } from '../../engine/model/document';
import type { World } from '../files/world';
import { bundleModule } from './bundle-module';
import { getModule } from './kept-module';
import { findAliases } from './packages';
import { withBlocks } from './with-blocks';

type Prerender = typeof import('../../engine/entry/prerender');

/** With blocks beyond the engine's it is bundled again, with its own React: only JSON and text pass in and out. */
export async function readRenderers(world: World): Promise<Renderers> {
  const { workspace } = world;
  if (workspace.blocks.length === 0) return createRenderers();
  const prerender = await getModule<Prerender>(workspace, 'prerender', () =>
    bundleModule({
      workspace,
      contents: "export { createRenderers } from './engine/entry/prerender';",
      plugins: withBlocks(world),
      alias: findAliases(workspace.engine),
    }),
  );
  return prerender.createRenderers();
}
