// The sources of the engine and of all blocks → the renderers of documents.
import { createRenderers } from '../../engine/entry/prerender';
import type { Renderers } from '../../engine/model/document';
import type { World } from '../files/world';
import { bundleModule, type RunBundler } from './bundle-module';
import { explainRendering } from './explain-rendering';
import { withGuardedReact } from './guarded-react';
import { getModule } from './kept-module';
import { findAliases } from './packages';
import { withBlocks } from './with-blocks';

type Prerender = typeof import('../../engine/entry/prerender');

/** The same, with what blocks of a site throw as findings. */
function explained({ workspace }: World, renderers: Renderers): Renderers {
  const page: Renderers['page'] = (document) => {
    try {
      return renderers.page(document);
    } catch (error) {
      throw explainRendering(workspace, error);
    }
  };
  return { ...renderers, page };
}

/** With blocks beyond the engine's it is bundled again, with its own React: only JSON and text pass in and out. */
export async function readRenderers(world: World, run?: RunBundler): Promise<Renderers> {
  const { workspace } = world;
  if (workspace.blocks.length === 0) return createRenderers();
  const { engine } = workspace;
  const source = {
    workspace,
    contents: "export { createRenderers } from './engine/entry/prerender';",
    plugins: [withGuardedReact(engine), ...withBlocks(world)],
    alias: findAliases(engine),
  };
  const prerender = await getModule<Prerender>({
    workspace,
    name: 'prerender',
    make: (file) => bundleModule(source, file, run),
  });
  return explained(world, prerender.createRenderers());
}
